import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A shop accepts an order within a time. Those in fabrication were accepted by starting it; the others get four days, which two business days fit in.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_order_events_kind" ADD VALUE 'accept' BEFORE 'hold';
  ALTER TABLE "orders" ADD COLUMN "accept_by" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "accepted_at" timestamp(3) with time zone;
  CREATE INDEX "orders_accept_by_idx" ON "orders" USING btree ("accept_by");
  ALTER TABLE "orders" DROP COLUMN "expected_delivery";
  UPDATE "orders" SET "accepted_at" = (SELECT min(e."at") FROM "order_events" e
    WHERE e."order_id" = "orders"."id" AND e."kind" = 'stage' AND e."stage" = 'fabrication_started');
  UPDATE "orders" SET "accept_by" = now() + interval '4 days' WHERE "status" = 'active' AND "accepted_at" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "order_events" WHERE "kind" = 'accept';
  ALTER TABLE "order_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_order_events_kind";
  CREATE TYPE "public"."enum_order_events_kind" AS ENUM('stage', 'funded', 'hold', 'resume', 'cancel', 'fallback', 'change');
  ALTER TABLE "order_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_order_events_kind" USING "kind"::"public"."enum_order_events_kind";
  DROP INDEX "orders_accept_by_idx";
  ALTER TABLE "orders" ADD COLUMN "expected_delivery" timestamp(3) with time zone;
  ALTER TABLE "orders" DROP COLUMN "accept_by";
  ALTER TABLE "orders" DROP COLUMN "accepted_at";`)
}
