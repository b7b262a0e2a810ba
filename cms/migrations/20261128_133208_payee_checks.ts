import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payee_checks_kind" AS ENUM('name', 'account');
  CREATE TYPE "public"."enum_payee_checks_result" AS ENUM('passed', 'failed');
  ALTER TYPE "public"."enum_lien_waivers_phase" ADD VALUE 'early_payout';
  CREATE TABLE "payee_checks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"company_id" uuid NOT NULL,
  	"bank_detail_id" uuid NOT NULL,
  	"kind" "enum_payee_checks_kind" NOT NULL,
  	"subject" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"list_date" varchar,
  	"checked_on" varchar NOT NULL,
  	"result" "enum_payee_checks_result" NOT NULL,
  	"note" varchar,
  	"provider" varchar NOT NULL,
  	"checked_by" varchar NOT NULL,
  	"checked_by_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "project_phase_condition_fabricator_company_idx";
  ALTER TABLE "lien_waivers" ADD COLUMN "advance_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payee_checks_id" uuid;
  ALTER TABLE "payee_checks" ADD CONSTRAINT "payee_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payee_checks" ADD CONSTRAINT "payee_checks_bank_detail_id_bank_details_id_fk" FOREIGN KEY ("bank_detail_id") REFERENCES "public"."bank_details"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payee_checks_company_idx" ON "payee_checks" USING btree ("company_id");
  CREATE INDEX "payee_checks_bank_detail_idx" ON "payee_checks" USING btree ("bank_detail_id");
  CREATE INDEX "payee_checks_updated_at_idx" ON "payee_checks" USING btree ("updated_at");
  CREATE INDEX "payee_checks_created_at_idx" ON "payee_checks" USING btree ("created_at");
  ALTER TABLE "lien_waivers" ADD CONSTRAINT "lien_waivers_advance_id_factoring_requests_id_fk" FOREIGN KEY ("advance_id") REFERENCES "public"."factoring_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payee_checks_fk" FOREIGN KEY ("payee_checks_id") REFERENCES "public"."payee_checks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "lien_waivers_advance_idx" ON "lien_waivers" USING btree ("advance_id");
  CREATE INDEX "payload_locked_documents_rels_payee_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("payee_checks_id");
  CREATE INDEX "project_phase_condition_fabricator_company_idx" ON "lien_waivers" USING btree ("project_id","phase","condition","fabricator_id","company_id");

  create unique index lien_waivers_once_for_a_phase on lien_waivers (project_id, phase, condition, fabricator_id, company_id) where advance_id is null;
  create unique index lien_waivers_once_for_an_amount on lien_waivers (advance_id, condition, amount_cents) where advance_id is not null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop index lien_waivers_once_for_a_phase;
  drop index lien_waivers_once_for_an_amount;
   ALTER TABLE "payee_checks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payee_checks" CASCADE;
  ALTER TABLE "lien_waivers" DROP CONSTRAINT "lien_waivers_advance_id_factoring_requests_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payee_checks_fk";
  
  ALTER TABLE "lien_waivers" ALTER COLUMN "phase" SET DATA TYPE text;
  DROP TYPE "public"."enum_lien_waivers_phase";
  CREATE TYPE "public"."enum_lien_waivers_phase" AS ENUM('fabrication_start', 'quality_check', 'shipment', 'delivery');
  ALTER TABLE "lien_waivers" ALTER COLUMN "phase" SET DATA TYPE "public"."enum_lien_waivers_phase" USING "phase"::"public"."enum_lien_waivers_phase";
  DROP INDEX "lien_waivers_advance_idx";
  DROP INDEX "payload_locked_documents_rels_payee_checks_id_idx";
  DROP INDEX "project_phase_condition_fabricator_company_idx";
  CREATE UNIQUE INDEX "project_phase_condition_fabricator_company_idx" ON "lien_waivers" USING btree ("project_id","phase","condition","fabricator_id","company_id");
  ALTER TABLE "lien_waivers" DROP COLUMN "advance_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payee_checks_id";
  DROP TYPE "public"."enum_payee_checks_kind";
  DROP TYPE "public"."enum_payee_checks_result";`)
}
