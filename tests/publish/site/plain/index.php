<?php
// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0
//
// Shows a post as every theme does: through WordPress's own filters. Themes come in packages of their own.
while (have_posts()) {
    the_post();
    echo '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Plain</title></head><body><h1>';
    the_title();
    echo '</h1>';
    the_content();
    echo '</body></html>';
}
