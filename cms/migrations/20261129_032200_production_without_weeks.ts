import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A production's days come from the routing policy on the day it is confirmed, as those of an order. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table "plan_productions" drop column "delivery_weeks"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  alter table "plan_productions" add column "delivery_weeks" numeric;
  update "plan_productions" p set "delivery_weeks" = coalesce((select "estimated_time_weeks" from "home_plans" h where h."plan_id" = p."plan_id"), 12);
  alter table "plan_productions" alter column "delivery_weeks" set not null`)
}
