<?php
// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0
//
// Makes the site, a user a role, and prints "role<TAB>application password" for each.
define('WP_INSTALLING', true);
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Test', 'administrator', 'administrator@site.example', false, '', 'not used');
update_option('permalink_structure', '/%postname%/');
flush_rewrite_rules();
foreach (['administrator', 'author'] as $role) {
    $user = get_user_by('login', $role);
    $id = $user ? $user->ID : wp_insert_user(['user_login' => $role, 'user_pass' => 'not used',
        'user_email' => "$role@site.example", 'role' => $role]);
    [$password] = WP_Application_Passwords::create_new_application_password($id, ['name' => 'winnow']);
    echo "$role\t$password\n";
}
