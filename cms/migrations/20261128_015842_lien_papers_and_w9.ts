import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_waiver_forms_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
  CREATE TYPE "public"."enum_waiver_forms_kind" AS ENUM('conditional_progress', 'unconditional_progress', 'conditional_final', 'unconditional_final');
  CREATE TYPE "public"."enum_waiver_forms_basis" AS ENUM('form', 'general');
  CREATE TYPE "public"."enum_w9_forms_tax_class" AS ENUM('individual', 'c_corporation', 's_corporation', 'partnership', 'trust', 'llc_c', 'llc_s', 'llc_p', 'other');
  CREATE TABLE "waiver_forms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"state" "enum_waiver_forms_state" NOT NULL,
  	"kind" "enum_waiver_forms_kind" NOT NULL,
  	"citation" varchar NOT NULL,
  	"effective_from" varchar NOT NULL,
  	"basis" "enum_waiver_forms_basis" DEFAULT 'form' NOT NULL,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "w9_forms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"company_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"business_name" varchar,
  	"tax_class" "enum_w9_forms_tax_class" NOT NULL,
  	"address" varchar NOT NULL,
  	"masked_tin" varchar NOT NULL,
  	"sealed" varchar NOT NULL,
  	"signed_by" varchar NOT NULL,
  	"signer_email" varchar NOT NULL,
  	"signed_on" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payment_projects" ADD COLUMN "lien_record" jsonb;
  ALTER TABLE "payment_projects" ADD COLUMN "notice_reminded" numeric;
  ALTER TABLE "lien_waivers" ADD COLUMN "source" varchar;
  ALTER TABLE "lien_waivers" ADD COLUMN "exceptions" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "waiver_forms_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "w9_forms_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "tax_id" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_tax_id" varchar;
  ALTER TABLE "w9_forms" ADD CONSTRAINT "w9_forms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "waiver_forms_state_idx" ON "waiver_forms" USING btree ("state");
  CREATE INDEX "waiver_forms_updated_at_idx" ON "waiver_forms" USING btree ("updated_at");
  CREATE INDEX "waiver_forms_created_at_idx" ON "waiver_forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "state_kind_effectiveFrom_idx" ON "waiver_forms" USING btree ("state","kind","effective_from");
  CREATE INDEX "w9_forms_company_idx" ON "w9_forms" USING btree ("company_id");
  CREATE INDEX "w9_forms_updated_at_idx" ON "w9_forms" USING btree ("updated_at");
  CREATE INDEX "w9_forms_created_at_idx" ON "w9_forms" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_waiver_forms_fk" FOREIGN KEY ("waiver_forms_id") REFERENCES "public"."waiver_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_w9_forms_fk" FOREIGN KEY ("w9_forms_id") REFERENCES "public"."w9_forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_waiver_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("waiver_forms_id");
  CREATE INDEX "payload_locked_documents_rels_w9_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("w9_forms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "waiver_forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "w9_forms" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "waiver_forms" CASCADE;
  DROP TABLE "w9_forms" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_waiver_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_w9_forms_fk";
  
  DROP INDEX "payload_locked_documents_rels_waiver_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_w9_forms_id_idx";
  ALTER TABLE "payment_projects" DROP COLUMN "lien_record";
  ALTER TABLE "payment_projects" DROP COLUMN "notice_reminded";
  ALTER TABLE "lien_waivers" DROP COLUMN "source";
  ALTER TABLE "lien_waivers" DROP COLUMN "exceptions";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "waiver_forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "w9_forms_id";
  ALTER TABLE "site_settings" DROP COLUMN "tax_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_tax_id";
  DROP TYPE "public"."enum_waiver_forms_state";
  DROP TYPE "public"."enum_waiver_forms_kind";
  DROP TYPE "public"."enum_waiver_forms_basis";
  DROP TYPE "public"."enum_w9_forms_tax_class";`)
}
