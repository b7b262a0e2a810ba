import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_remote_reports_kind" AS ENUM('visit', 'lcp', 'inp', 'failure', 'error');
  CREATE TABLE "remote_reports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"remote" varchar NOT NULL,
  	"version" varchar NOT NULL,
  	"kind" "enum_remote_reports_kind" NOT NULL,
  	"network" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "bank_details" ADD COLUMN "agreed_by" varchar;
  ALTER TABLE "bank_details" ADD COLUMN "agreed_by_id" varchar;
  ALTER TABLE "credit_applications" ADD COLUMN "adverse_action" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "remote_reports_id" uuid;
  CREATE INDEX "remote_reports_updated_at_idx" ON "remote_reports" USING btree ("updated_at");
  CREATE INDEX "remote_reports_created_at_idx" ON "remote_reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "remote_version_kind_network_idx" ON "remote_reports" USING btree ("remote","version","kind","network");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_reports_fk" FOREIGN KEY ("remote_reports_id") REFERENCES "public"."remote_reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_remote_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_reports_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "remote_reports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "remote_reports" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_remote_reports_fk";
  
  DROP INDEX "payload_locked_documents_rels_remote_reports_id_idx";
  ALTER TABLE "bank_details" DROP COLUMN "agreed_by";
  ALTER TABLE "bank_details" DROP COLUMN "agreed_by_id";
  ALTER TABLE "credit_applications" DROP COLUMN "adverse_action";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "remote_reports_id";
  DROP TYPE "public"."enum_remote_reports_kind";`)
}
