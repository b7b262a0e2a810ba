import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_saved_configurations_configurator" ADD VALUE 'simple-onboarding';
  ALTER TYPE "public"."enum_saved_configurations_configurator" ADD VALUE 'enhanced-onboarding';
  ALTER TYPE "public"."enum_directory_partners_partner_type" ADD VALUE 'capacity-broker';
  ALTER TYPE "public"."enum_companies_kind" ADD VALUE 'partner';
  ALTER TABLE "network_documents" ALTER COLUMN "application_id" DROP NOT NULL;
  ALTER TABLE "fabricators" ADD COLUMN "company_id" uuid;
  ALTER TABLE "network_documents" ADD COLUMN "fabricator_id" uuid;
  ALTER TABLE "directory_partners" ADD COLUMN "company_id" uuid;
  UPDATE "fabricators" SET "company_id" = gen_random_uuid();
  INSERT INTO "companies" ("id", "name", "kind") SELECT "company_id", left("name", 160), 'fabricator' FROM "fabricators";
  ALTER TABLE "fabricators" ADD CONSTRAINT "fabricators_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "network_documents" ADD CONSTRAINT "network_documents_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "directory_partners" ADD CONSTRAINT "directory_partners_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "fabricators_company_idx" ON "fabricators" USING btree ("company_id");
  CREATE INDEX "network_documents_fabricator_idx" ON "network_documents" USING btree ("fabricator_id");
  CREATE INDEX "directory_partners_company_idx" ON "directory_partners" USING btree ("company_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fabricators" DROP CONSTRAINT "fabricators_company_id_companies_id_fk";
  
  ALTER TABLE "network_documents" DROP CONSTRAINT "network_documents_fabricator_id_fabricators_id_fk";
  
  ALTER TABLE "directory_partners" DROP CONSTRAINT "directory_partners_company_id_companies_id_fk";
  
  ALTER TABLE "saved_configurations" ALTER COLUMN "configurator" SET DATA TYPE text;
  DROP TYPE "public"."enum_saved_configurations_configurator";
  CREATE TYPE "public"."enum_saved_configurations_configurator" AS ENUM('steel', 'plan', 'advanced', 'picker');
  ALTER TABLE "saved_configurations" ALTER COLUMN "configurator" SET DATA TYPE "public"."enum_saved_configurations_configurator" USING "configurator"::"public"."enum_saved_configurations_configurator";
  ALTER TABLE "directory_partners" ALTER COLUMN "partner_type" SET DATA TYPE text;
  DROP TYPE "public"."enum_directory_partners_partner_type";
  CREATE TYPE "public"."enum_directory_partners_partner_type" AS ENUM('lumber-yard', 'installer', 'engineer', 'architect', 'manufacturer');
  ALTER TABLE "directory_partners" ALTER COLUMN "partner_type" SET DATA TYPE "public"."enum_directory_partners_partner_type" USING "partner_type"::"public"."enum_directory_partners_partner_type";
  ALTER TABLE "companies" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_companies_kind";
  CREATE TYPE "public"."enum_companies_kind" AS ENUM('builder', 'fabricator');
  ALTER TABLE "companies" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_companies_kind" USING "kind"::"public"."enum_companies_kind";
  DROP INDEX "fabricators_company_idx";
  DROP INDEX "network_documents_fabricator_idx";
  DROP INDEX "directory_partners_company_idx";
  ALTER TABLE "network_documents" ALTER COLUMN "application_id" SET NOT NULL;
  ALTER TABLE "fabricators" DROP COLUMN "company_id";
  ALTER TABLE "network_documents" DROP COLUMN "fabricator_id";
  ALTER TABLE "directory_partners" DROP COLUMN "company_id";`)
}
