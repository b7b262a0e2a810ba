import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What payees are paid for, and the 1099 thresholds of later years. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payee_categories_category" AS ENUM('services', 'rents', 'royalties', 'other_income', 'none');
  CREATE TABLE "payee_categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"company_id" uuid NOT NULL,
  	"category" "enum_payee_categories_category" NOT NULL,
  	"from_year" numeric NOT NULL,
  	"reason" varchar NOT NULL,
  	"set_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reporting_thresholds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"year" numeric NOT NULL,
  	"dollars" numeric NOT NULL,
  	"source" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payee_categories_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reporting_thresholds_id" uuid;
  ALTER TABLE "payee_categories" ADD CONSTRAINT "payee_categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payee_categories_company_idx" ON "payee_categories" USING btree ("company_id");
  CREATE INDEX "payee_categories_updated_at_idx" ON "payee_categories" USING btree ("updated_at");
  CREATE INDEX "payee_categories_created_at_idx" ON "payee_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "reporting_thresholds_year_idx" ON "reporting_thresholds" USING btree ("year");
  CREATE INDEX "reporting_thresholds_updated_at_idx" ON "reporting_thresholds" USING btree ("updated_at");
  CREATE INDEX "reporting_thresholds_created_at_idx" ON "reporting_thresholds" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payee_categories_fk" FOREIGN KEY ("payee_categories_id") REFERENCES "public"."payee_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reporting_thresholds_fk" FOREIGN KEY ("reporting_thresholds_id") REFERENCES "public"."reporting_thresholds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_payee_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("payee_categories_id");
  CREATE INDEX "payload_locked_documents_rels_reporting_thresholds_id_idx" ON "payload_locked_documents_rels" USING btree ("reporting_thresholds_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payee_categories" CASCADE;
  DROP TABLE "reporting_thresholds" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payee_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reporting_thresholds_fk";
  
  DROP INDEX "payload_locked_documents_rels_payee_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_reporting_thresholds_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payee_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reporting_thresholds_id";
  DROP TYPE "public"."enum_payee_categories_category";`)
}
