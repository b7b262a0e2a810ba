import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Productions that had started before requests were confirmed stay confirmed. Their milestones have dates, so the weeks of a plan that is gone do not matter. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_plan_productions_status" AS ENUM('requested', 'confirmed', 'declined');
  ALTER TABLE "plan_productions" ADD COLUMN "status" "enum_plan_productions_status";
  ALTER TABLE "plan_productions" ADD COLUMN "decline_reason" varchar;
  ALTER TABLE "plan_productions" ADD COLUMN "delivery_weeks" numeric;
  UPDATE "plan_productions" p SET "status" = 'confirmed',
    "delivery_weeks" = coalesce((SELECT h."estimated_time_weeks" FROM "home_plans" h WHERE h."plan_id" = p."plan_id"), 0);
  ALTER TABLE "plan_productions" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "plan_productions" ALTER COLUMN "delivery_weeks" SET NOT NULL;
  CREATE INDEX "plan_productions_status_idx" ON "plan_productions" USING btree ("status");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "plan_productions_status_idx";
  ALTER TABLE "plan_productions" DROP COLUMN "status";
  ALTER TABLE "plan_productions" DROP COLUMN "decline_reason";
  ALTER TABLE "plan_productions" DROP COLUMN "delivery_weeks";
  DROP TYPE "public"."enum_plan_productions_status";`)
}
