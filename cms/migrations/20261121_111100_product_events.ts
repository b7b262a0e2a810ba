import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_product_events_event" ADD VALUE 'configuration_completed';
  ALTER TYPE "public"."enum_product_events_event" ADD VALUE 'configuration_shared';
  ALTER TYPE "public"."enum_product_events_event" ADD VALUE 'quote_submitted';
  ALTER TYPE "public"."enum_product_events_event" ADD VALUE 'quote_emailed';
  ALTER TYPE "public"."enum_product_events_event" ADD VALUE 'production_started';
  ALTER TYPE "public"."enum_product_events_event" ADD VALUE 'bom_generated';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_events" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_product_events_event";
  CREATE TYPE "public"."enum_product_events_event" AS ENUM('credit_application_submitted', 'credit_decision_saved', 'plan_compared');
  ALTER TABLE "product_events" ALTER COLUMN "event" SET DATA TYPE "public"."enum_product_events_event" USING "event"::"public"."enum_product_events_event";`)
}
