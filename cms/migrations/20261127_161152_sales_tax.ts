import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Sales tax: rates, the states that are charged, certificates of buyers, and the tax of quotes, orders and invoices.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tax_rates_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
  CREATE TYPE "public"."enum_tax_rates_level" AS ENUM('state', 'county', 'city', 'special');
  CREATE TYPE "public"."enum_tax_states_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
  CREATE TYPE "public"."enum_tax_certificates_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
  CREATE TYPE "public"."enum_tax_certificates_kind" AS ENUM('exemption', 'resale');
  CREATE TABLE "tax_rates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"state" "enum_tax_rates_state" NOT NULL,
  	"level" "enum_tax_rates_level" NOT NULL,
  	"name" varchar NOT NULL,
  	"percent" numeric NOT NULL,
  	"zips" varchar,
  	"effective_from" varchar NOT NULL,
  	"effective_until" varchar,
  	"source" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tax_states" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"state" "enum_tax_states_state" NOT NULL,
  	"charged" boolean DEFAULT false NOT NULL,
  	"materials" boolean DEFAULT false NOT NULL,
  	"freight" boolean DEFAULT false NOT NULL,
  	"services" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tax_certificates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"company_id" uuid NOT NULL,
  	"state" "enum_tax_certificates_state" NOT NULL,
  	"kind" "enum_tax_certificates_kind" NOT NULL,
  	"number" varchar NOT NULL,
  	"expires_on" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "issued_quotes" ADD COLUMN "tax" jsonb;
  ALTER TABLE "payment_projects" ADD COLUMN "tax" jsonb;
  ALTER TABLE "invoices" ADD COLUMN "tax_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "invoices" ADD COLUMN "paid_tax_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "invoices" ADD COLUMN "credited_tax_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "tax" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tax_rates_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tax_states_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tax_certificates_id" uuid;
  ALTER TABLE "tax_certificates" ADD CONSTRAINT "tax_certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tax_rates_state_idx" ON "tax_rates" USING btree ("state");
  CREATE INDEX "tax_rates_updated_at_idx" ON "tax_rates" USING btree ("updated_at");
  CREATE INDEX "tax_rates_created_at_idx" ON "tax_rates" USING btree ("created_at");
  CREATE UNIQUE INDEX "tax_states_state_idx" ON "tax_states" USING btree ("state");
  CREATE INDEX "tax_states_updated_at_idx" ON "tax_states" USING btree ("updated_at");
  CREATE INDEX "tax_states_created_at_idx" ON "tax_states" USING btree ("created_at");
  CREATE INDEX "tax_certificates_company_idx" ON "tax_certificates" USING btree ("company_id");
  CREATE INDEX "tax_certificates_state_idx" ON "tax_certificates" USING btree ("state");
  CREATE INDEX "tax_certificates_updated_at_idx" ON "tax_certificates" USING btree ("updated_at");
  CREATE INDEX "tax_certificates_created_at_idx" ON "tax_certificates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tax_rates_fk" FOREIGN KEY ("tax_rates_id") REFERENCES "public"."tax_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tax_states_fk" FOREIGN KEY ("tax_states_id") REFERENCES "public"."tax_states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tax_certificates_fk" FOREIGN KEY ("tax_certificates_id") REFERENCES "public"."tax_certificates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_tax_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("tax_rates_id");
  CREATE INDEX "payload_locked_documents_rels_tax_states_id_idx" ON "payload_locked_documents_rels" USING btree ("tax_states_id");
  CREATE INDEX "payload_locked_documents_rels_tax_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("tax_certificates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tax_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tax_states" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tax_certificates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tax_rates" CASCADE;
  DROP TABLE "tax_states" CASCADE;
  DROP TABLE "tax_certificates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tax_rates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tax_states_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tax_certificates_fk";
  
  DROP INDEX "payload_locked_documents_rels_tax_rates_id_idx";
  DROP INDEX "payload_locked_documents_rels_tax_states_id_idx";
  DROP INDEX "payload_locked_documents_rels_tax_certificates_id_idx";
  ALTER TABLE "issued_quotes" DROP COLUMN "tax";
  ALTER TABLE "payment_projects" DROP COLUMN "tax";
  ALTER TABLE "invoices" DROP COLUMN "tax_cents";
  ALTER TABLE "invoices" DROP COLUMN "paid_tax_cents";
  ALTER TABLE "invoices" DROP COLUMN "credited_tax_cents";
  ALTER TABLE "orders" DROP COLUMN "tax";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tax_rates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tax_states_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tax_certificates_id";
  DROP TYPE "public"."enum_tax_rates_state";
  DROP TYPE "public"."enum_tax_rates_level";
  DROP TYPE "public"."enum_tax_states_state";
  DROP TYPE "public"."enum_tax_certificates_state";
  DROP TYPE "public"."enum_tax_certificates_kind";`)
}
