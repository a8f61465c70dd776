// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// The preview's own script. It runs in a world of its own, where the page's scripting, which is off, has no say, and
// does only what the window calls it for.
"use strict";

globalThis.winnow = (() => {
    const main = document.querySelector("main");
    // All that the renderer makes. Anything else is not let in: some elements reach out however strict the page is.
    const foreign = ":not(" + ["table", "thead", "tbody", "tr", "th", "td", "ul", "li", "h1", "h2", "h3", "p", "div", "span", "a", "code",
        "em", "strong", "del", "br"].join() + ")";
    const blockSelector = "tr[id], li[id], main > [id]:not(table, ul)";
    // Never resolved: the page's requests are refused, and going there only tells the window which picture is wanted.
    const pictureDoor = "https://winnow.invalid/picture?";
    const pictures = new Set();
    let pictureLabel = "";
    let current = null;

    function elementsFrom(html) {
        const template = document.createElement("template");
        template.innerHTML = html;
        for (const element of template.content.querySelectorAll(foreign))
            element.remove();
        for (const frame of template.content.querySelectorAll(".web-image"))
            preparePicture(frame);
        return template.content;
    }

    function preparePicture(frame) {
        const link = frame.querySelector("a");
        if (!link)
            return;
        if (pictures.has(link.href)) {
            showPicture(frame, link);
            return;
        }
        const load = document.createElement("a");
        load.href = pictureDoor + encodeURIComponent(link.href);
        load.className = "load";
        load.setAttribute("role", "button");
        load.textContent = pictureLabel;
        frame.append(load);
    }

    function showPicture(frame, link) {
        const picture = document.createElement("img");
        picture.alt = link.textContent;
        picture.referrerPolicy = "no-referrer";
        picture.src = link.href;
        frame.classList.add("shown");
        frame.replaceChildren(picture);
    }

    // What is at the top of the view, and how far down: kept there while things above it change.
    function anchors() {
        if (scrollY === 0)
            return [];
        const found = [];
        for (const y of [1, 40, 120, 240, 400, innerHeight - 2]) {
            const block = document.elementFromPoint(main.getBoundingClientRect().left + 48, y)?.closest(blockSelector);
            if (block && found.at(-1)?.id !== block.id)
                found.push({ id: block.id, top: block.getBoundingClientRect().top });
        }
        return found;
    }

    function holdAt(wanted) {
        for (const anchor of wanted) {
            const block = document.getElementById(anchor.id);
            if (!block)
                continue;
            const moved = block.getBoundingClientRect().top - anchor.top;
            if (moved !== 0)
                scrollBy({ top: moved, behavior: "instant" });
            return;
        }
    }

    const steps = {
        remove(id) {
            document.getElementById(id).remove();
        },
        replace(id, html) {
            document.getElementById(id).replaceWith(elementsFrom(html));
        },
        head(id, html) {
            const table = document.getElementById(id);
            table.tHead?.remove();
            table.prepend(elementsFrom(html));
        },
        insert(frame, after, html) {
            const elements = elementsFrom(html);
            if (after) {
                document.getElementById(after).after(elements);
                return;
            }
            const holder = frame ? document.getElementById(frame) : main;
            (holder.tBodies?.[0] ?? holder).prepend(elements);
        },
    };

    function mark() {
        for (const old of document.querySelectorAll(".current, .current-field"))
            old.classList.remove("current", "current-field");
        const block = current && document.getElementById(current.id);
        block?.classList.add("current");
        if (block && current.field)
            fieldOf(block)?.classList.add("current-field");
        return block;
    }

    function fieldOf(block) {
        const cells = [...block.querySelectorAll("." + current.field)];
        return cells.find(cell => cell.lang === current.language) ?? cells[0];
    }

    function isInView(block) {
        const box = block.getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight;
    }

    function spot(block, inner) {
        return {
            id: block.id,
            language: inner?.closest("main [lang]")?.lang ?? "",
            field: inner?.closest("td")?.classList[0] ?? "",
        };
    }

    return {
        // Shows the elements from scratch; what was scrolled to stays where it is still there.
        fill(html, language, layout, label) {
            const wanted = anchors();
            pictureLabel = label;
            document.documentElement.lang = language;
            main.className = layout;
            main.replaceChildren(elementsFrom(html));
            mark();
            holdAt(wanted);
            return main.childElementCount;
        },

        apply(list) {
            const wanted = anchors();
            for (const [name, ...what] of list)
                steps[name](...what);
            if (current)
                mark();
            holdAt(wanted);
            return list.length;
        },

        look(name) {
            document.documentElement.dataset.look = name;
            return name;
        },

        // Marks a block and brings it into view.
        show(id, field, language) {
            current = id ? { id, field, language } : null;
            const block = mark();
            if (block && !isInView(block)) {
                const fits = block.getBoundingClientRect().height < innerHeight;
                block.scrollIntoView({ block: fits ? "center" : "start", behavior: "instant" });
            }
            return Boolean(block);
        },

        // What lies at a point of the view; null where there is a link, which speaks for itself, or nothing.
        at(x, y) {
            const element = document.elementFromPoint(x, y);
            const block = element?.closest(blockSelector);
            if (!block || element.closest("a") || !getSelection().isCollapsed)
                return null;
            return spot(block, element);
        },

        // The block after or before the marked one; the first in view where none is.
        next(step) {
            const blocks = [...document.querySelectorAll(blockSelector)];
            const here = current ? blocks.findIndex(block => block.id === current.id) : -1;
            const place = here < 0 ? blocks.findIndex(isInView) : here + step;
            return blocks[place] ? spot(blocks[place], null) : null;
        },

        picture(address) {
            pictures.add(address);
            const wanted = anchors();
            for (const frame of main.querySelectorAll(".web-image:not(.shown)")) {
                const link = frame.querySelector("a:not(.load)");
                if (link.href === address)
                    showPicture(frame, link);
            }
            holdAt(wanted);
        },
    };
})();
