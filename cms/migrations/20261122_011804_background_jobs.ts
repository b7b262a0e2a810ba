import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_background_jobs_status" AS ENUM('queued', 'done', 'failed');
  CREATE TABLE "background_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"status" "enum_background_jobs_status" DEFAULT 'queued' NOT NULL,
  	"input" jsonb,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"error" varchar,
  	"dedup_key" varchar,
  	"run_after" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "background_jobs_id" uuid;
  CREATE INDEX "background_jobs_name_idx" ON "background_jobs" USING btree ("name");
  CREATE INDEX "background_jobs_status_idx" ON "background_jobs" USING btree ("status");
  CREATE UNIQUE INDEX "background_jobs_dedup_key_idx" ON "background_jobs" USING btree ("dedup_key");
  CREATE INDEX "background_jobs_done_at_idx" ON "background_jobs" USING btree ("done_at");
  CREATE INDEX "background_jobs_updated_at_idx" ON "background_jobs" USING btree ("updated_at");
  CREATE INDEX "background_jobs_created_at_idx" ON "background_jobs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_background_jobs_fk" FOREIGN KEY ("background_jobs_id") REFERENCES "public"."background_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_background_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("background_jobs_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "background_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "background_jobs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_background_jobs_fk";
  
  DROP INDEX "payload_locked_documents_rels_background_jobs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "background_jobs_id";
  DROP TYPE "public"."enum_background_jobs_status";`)
}
