// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace Winnow {

/// Bytes that are never copied, together with whatever keeps them.
class SharedText final
{
public:
    SharedText() = default;

    /// Not explicit: a text that is given away may stand where a shared one is wanted.
    SharedText(std::string text)
    {
        const auto owner = std::make_shared<const std::string>(std::move(text));
        m_bytes = *owner;
        m_owner = owner;
    }

    /// @p bytes stay where they are as long as @p owner lives.
    SharedText(std::string_view bytes, std::shared_ptr<const void> owner)
        : m_bytes(bytes)
        , m_owner(std::move(owner))
    {}

    std::string_view bytes() const { return m_bytes; }

private:
    std::string_view m_bytes;
    std::shared_ptr<const void> m_owner;
};

} // namespace Winnow
