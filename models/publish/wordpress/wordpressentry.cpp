// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// The door of the library that sendToWordPress() loads at its first call.

#include "passwordsource.h"
#include "restnetwork.h"
#include "wordpressedition.h"

extern "C" Q_DECL_EXPORT void winnowSendToWordPress(
        const Winnow::WordPressRequest &request, Winnow::WordPressReply &reply)
{
    Winnow::WordPressRequest whole = request;
    if (whole.site.password.isEmpty())
        whole.site.password = Winnow::wordPressPassword(whole.site);
    reply = Winnow::sendEdition(Winnow::restOverNetwork({}, whole.stop), whole);
}
