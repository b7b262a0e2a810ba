#!/bin/sh
# The user that the product works as: it owns nothing, and each start of the cms grants it what it needs.
set -e
psql --set ON_ERROR_STOP=1 --set password="$APPLICATION_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role framewell_app login password :'password';
SQL
