import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "remote_services" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"remote" varchar NOT NULL,
  	"origin" varchar,
  	"methods" jsonb NOT NULL,
  	"per_minute" numeric NOT NULL,
  	"body_kb" numeric NOT NULL,
  	"answer_kb" numeric NOT NULL,
  	"seconds" numeric NOT NULL,
  	"reason" varchar NOT NULL,
  	"decided_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "remote_services_id" uuid;
  CREATE UNIQUE INDEX "remote_services_remote_idx" ON "remote_services" USING btree ("remote");
  CREATE INDEX "remote_services_updated_at_idx" ON "remote_services" USING btree ("updated_at");
  CREATE INDEX "remote_services_created_at_idx" ON "remote_services" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_services_fk" FOREIGN KEY ("remote_services_id") REFERENCES "public"."remote_services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_remote_services_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_services_id");
  CREATE TABLE "kit_versions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" varchar NOT NULL,
  	"contract" numeric NOT NULL,
  	"sources" varchar NOT NULL,
  	"changes" jsonb NOT NULL,
  	"files" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "kit_versions_id" uuid;
  CREATE UNIQUE INDEX "kit_versions_version_idx" ON "kit_versions" USING btree ("version");
  CREATE INDEX "kit_versions_updated_at_idx" ON "kit_versions" USING btree ("updated_at");
  CREATE INDEX "kit_versions_created_at_idx" ON "kit_versions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_kit_versions_fk" FOREIGN KEY ("kit_versions_id") REFERENCES "public"."kit_versions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_kit_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("kit_versions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "kit_versions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "kit_versions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_kit_versions_fk";
  
  DROP INDEX "payload_locked_documents_rels_kit_versions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "kit_versions_id";
  ALTER TABLE "remote_services" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "remote_services" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_remote_services_fk";
  
  DROP INDEX "payload_locked_documents_rels_remote_services_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "remote_services_id";`)
}
