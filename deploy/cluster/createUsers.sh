#!/bin/sh
# Patroni runs this once on a new cluster. Creates the tables' owner, the application's user, and the database.
set -e
psql --set ON_ERROR_STOP=1 --set owner="$DATABASE_OWNER_PASSWORD" --set application="$DATABASE_PASSWORD" "$1" <<'SQL'
create role framewell login password :'owner';
create role framewell_app login password :'application';
create database framewell owner framewell;
SQL
