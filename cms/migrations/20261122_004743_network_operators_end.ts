import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   create sequence network_application_numbers;
  create table zip_codes (zip char(5) primary key, city varchar(120) not null, state char(2) not null, lat float8 not null, lng float8 not null);
  create table capacity_weeks (
    fabricator_id uuid not null references fabricators (id) on delete cascade,
    week date not null check (extract(isodow from week) = 1),
    closed_units integer not null default 0 check (closed_units >= 0),
    reserved_units integer not null default 0 check (reserved_units >= 0),
    note varchar(200) not null default '',
    changed_at timestamptz not null default now(),
    primary key (fabricator_id, week)
  );
  create table capacity_holds (
    hold_id uuid not null,
    fabricator_id uuid not null references fabricators (id),
    week date not null check (extract(isodow from week) = 1),
    units integer not null check (units > 0),
    reference varchar(120) not null,
    held_at timestamptz not null default now(),
    expires_at timestamptz not null,
    confirmed_at timestamptz,
    primary key (hold_id, week)
  );
  create index capacity_holds_week on capacity_holds (fabricator_id, week);
  create table routing_policy_versions (
    version integer primary key,
    policy jsonb not null,
    saved_by varchar(254) not null,
    saved_at timestamptz not null default now()
  );
  create function refuse_routing_change() returns trigger language plpgsql as $$
  begin
    raise exception 'Routing decisions and versions of the policy never change' using errcode = '42501';
  end $$;
  create trigger routing_policy_versions_fixed before update or delete or truncate on routing_policy_versions
    for each statement execute function refuse_routing_change();
  create trigger routing_decisions_fixed before update or delete or truncate on routing_decisions
    for each statement execute function refuse_routing_change();

  insert into fabricators (id, name, address, latitude, longitude, reach_miles, weekly_capacity, unit_cents, max_member_feet, tolerance_inches, webs, mils,
    status, is_preferred, demo, updated_at, created_at)
  select id, name, address, latitude, longitude, 400, weekly_capacity, 100000, 40, 0.0625, '["350","362","550","600"]', '[33,43,54,68]',
    status::text::enum_fabricators_status, is_preferred, demo, updated_at, created_at from network_operators;
  insert into capacity_weeks (fabricator_id, week, reserved_units, note)
  select id, date_trunc('week', now() at time zone 'UTC')::date, least(current_load, weekly_capacity)::int, 'Load before the calendar' from network_operators
  where current_load > 0;

   ALTER TABLE "network_operators" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "network_operators" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_network_operators_fk";

  DROP INDEX IF EXISTS "payload_locked_documents_rels_network_operators_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "network_operators_id";
  DROP TYPE "public"."enum_network_operators_status";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop trigger routing_decisions_fixed on routing_decisions;
  drop table routing_policy_versions, capacity_holds, capacity_weeks, zip_codes;
  drop function refuse_routing_change;
  drop sequence network_application_numbers;
   CREATE TYPE "public"."enum_network_operators_status" AS ENUM('active', 'paused', 'suspended');
  CREATE TABLE "network_operators" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"weekly_capacity" numeric NOT NULL,
  	"current_load" numeric DEFAULT 0 NOT NULL,
  	"quality_score" numeric NOT NULL,
  	"status" "enum_network_operators_status" DEFAULT 'active' NOT NULL,
  	"is_preferred" boolean DEFAULT false,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "network_operators_id" uuid;
  CREATE INDEX "network_operators_status_idx" ON "network_operators" USING btree ("status");
  CREATE INDEX "network_operators_updated_at_idx" ON "network_operators" USING btree ("updated_at");
  CREATE INDEX "network_operators_created_at_idx" ON "network_operators" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_network_operators_fk" FOREIGN KEY ("network_operators_id") REFERENCES "public"."network_operators"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_network_operators_id_idx" ON "payload_locked_documents_rels" USING btree ("network_operators_id");`)
}
