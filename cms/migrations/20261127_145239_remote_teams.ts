import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A micro-frontend's team and grant, why each release ended, and visits that began.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_remote_reports_kind" ADD VALUE 'begun' BEFORE 'visit';
  CREATE TABLE "remote_terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"remote" varchar NOT NULL,
  	"company_id" uuid,
  	"script_kb" numeric,
  	"reason" varchar NOT NULL,
  	"decided_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "remote_releases" ADD COLUMN "ended_at" timestamp(3) with time zone;
  ALTER TABLE "remote_releases" ADD COLUMN "ended_by" varchar;
  ALTER TABLE "remote_releases" ADD COLUMN "end_reason" varchar;
  ALTER TABLE "remote_health" ADD COLUMN "begun" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "remote_terms_id" uuid;
  ALTER TABLE "remote_terms" ADD CONSTRAINT "remote_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "remote_terms_remote_idx" ON "remote_terms" USING btree ("remote");
  CREATE INDEX "remote_terms_company_idx" ON "remote_terms" USING btree ("company_id");
  CREATE INDEX "remote_terms_updated_at_idx" ON "remote_terms" USING btree ("updated_at");
  CREATE INDEX "remote_terms_created_at_idx" ON "remote_terms" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_terms_fk" FOREIGN KEY ("remote_terms_id") REFERENCES "public"."remote_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_remote_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_terms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "remote_terms" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "remote_terms" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_remote_terms_fk";
  
  ALTER TABLE "remote_reports" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_remote_reports_kind";
  CREATE TYPE "public"."enum_remote_reports_kind" AS ENUM('visit', 'lcp', 'inp', 'failure', 'error');
  ALTER TABLE "remote_reports" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_remote_reports_kind" USING "kind"::"public"."enum_remote_reports_kind";
  DROP INDEX "payload_locked_documents_rels_remote_terms_id_idx";
  ALTER TABLE "remote_releases" DROP COLUMN "ended_at";
  ALTER TABLE "remote_releases" DROP COLUMN "ended_by";
  ALTER TABLE "remote_releases" DROP COLUMN "end_reason";
  ALTER TABLE "remote_health" DROP COLUMN "begun";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "remote_terms_id";`)
}
