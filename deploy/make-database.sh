#!/bin/sh
# Run once by the database's container, while its volume is empty: the shop owns its database and is no
# superuser of the server.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SHOP_PASSWORD" --username "$POSTGRES_USER" <<'SQL'
create role tohfa login password :'password';
create database tohfa owner tohfa;
SQL
