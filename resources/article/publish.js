// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// Shows the language that an address leads into, else the reader's. Without scripts the page begins in the first.
(function () {
    "use strict";
    function show(language) {
        var choice = document.getElementById("show-" + language);
        if (choice)
            choice.checked = true;
    }
    function follow() {
        var place = document.getElementById(location.hash.slice(1));
        var edition = place && place.closest("article");
        if (!edition)
            return;
        show(edition.id);
        place.scrollIntoView();
    }
    if (!location.hash)
        show(/^zh/i.test(navigator.language || "zh") ? "zh" : "en");
    addEventListener("hashchange", follow);
    follow();
})();
