#!/bin/sh
# Runs once, on an empty server: creates a database that the shop owns without being a superuser.
set -e
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$SHOP_PASSWORD" <<'SQL'
create role nawwar login password :'password';
create database nawwar owner nawwar;
revoke connect, temporary on database nawwar from public;
SQL
