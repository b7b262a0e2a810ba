import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_factoring_requests_debt_decision" AS ENUM('write_off', 'set_off', 'received');
  ALTER TYPE "public"."enum_factoring_requests_status" ADD VALUE 'withdrawn';
  ALTER TYPE "public"."enum_factoring_requests_status" ADD VALUE 'owed';
  ALTER TYPE "public"."enum_factoring_requests_status" ADD VALUE 'written_off';
  ALTER TABLE "payment_projects" ADD COLUMN "closing" jsonb;
  ALTER TABLE "factoring_requests" ADD COLUMN "owed_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "factoring_requests" ADD COLUMN "end_reason" varchar;
  ALTER TABLE "factoring_requests" ADD COLUMN "debt_decision" "enum_factoring_requests_debt_decision";
  ALTER TABLE "factoring_requests" ADD COLUMN "debt_decided_by" varchar;
  ALTER TABLE "factoring_requests" ADD COLUMN "debt_reason" varchar;
  ALTER TABLE "factoring_requests" ADD COLUMN "debt_decided_at" timestamp(3) with time zone;
  ALTER TABLE "payouts" ADD COLUMN "fabricator_id" uuid;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payouts_fabricator_idx" ON "payouts" USING btree ("fabricator_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payouts" DROP CONSTRAINT "payouts_fabricator_id_fabricators_id_fk";
  
  ALTER TABLE "factoring_requests" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_factoring_requests_status";
  CREATE TYPE "public"."enum_factoring_requests_status" AS ENUM('pending', 'approved', 'rejected', 'settled');
  ALTER TABLE "factoring_requests" ALTER COLUMN "status" SET DATA TYPE "public"."enum_factoring_requests_status" USING "status"::"public"."enum_factoring_requests_status";
  DROP INDEX "payouts_fabricator_idx";
  ALTER TABLE "payment_projects" DROP COLUMN "closing";
  ALTER TABLE "factoring_requests" DROP COLUMN "owed_cents";
  ALTER TABLE "factoring_requests" DROP COLUMN "end_reason";
  ALTER TABLE "factoring_requests" DROP COLUMN "debt_decision";
  ALTER TABLE "factoring_requests" DROP COLUMN "debt_decided_by";
  ALTER TABLE "factoring_requests" DROP COLUMN "debt_reason";
  ALTER TABLE "factoring_requests" DROP COLUMN "debt_decided_at";
  ALTER TABLE "payouts" DROP COLUMN "fabricator_id";
  DROP TYPE "public"."enum_factoring_requests_debt_decision";`)
}
