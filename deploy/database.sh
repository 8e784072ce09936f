#!/bin/sh
# Runs once, when there is no database yet: the shop gets one of its own, and is no superuser.
set -e
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$SHOP_PASSWORD" <<'SQL'
create role nawwar login password :'password';
create database nawwar owner nawwar;
revoke connect, temporary on database nawwar from public;
SQL
