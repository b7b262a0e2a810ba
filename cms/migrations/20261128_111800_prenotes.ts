import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "prenote_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"settles_on" varchar NOT NULL,
  	"usable_from" varchar NOT NULL,
  	"sent_by" varchar NOT NULL,
  	"file_id_modifier" varchar NOT NULL,
  	"originator" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "bank_details" ADD COLUMN "prenote_file_id" uuid;
  ALTER TABLE "bank_details" ADD COLUMN "prenote" varchar;
  ALTER TABLE "bank_details" ADD COLUMN "prenote_trace" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "prenote_files_id" uuid;
  ALTER TABLE "house_bank" ADD COLUMN "skip_prenotes" boolean;
  CREATE UNIQUE INDEX "prenote_files_number_idx" ON "prenote_files" USING btree ("number");
  CREATE INDEX "prenote_files_updated_at_idx" ON "prenote_files" USING btree ("updated_at");
  CREATE INDEX "prenote_files_created_at_idx" ON "prenote_files" USING btree ("created_at");
  ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_prenote_file_id_prenote_files_id_fk" FOREIGN KEY ("prenote_file_id") REFERENCES "public"."prenote_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_prenote_files_fk" FOREIGN KEY ("prenote_files_id") REFERENCES "public"."prenote_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bank_details_prenote_file_idx" ON "bank_details" USING btree ("prenote_file_id");
  CREATE INDEX "bank_details_prenote_idx" ON "bank_details" USING btree ("prenote");
  CREATE INDEX "bank_details_prenote_trace_idx" ON "bank_details" USING btree ("prenote_trace");
  CREATE INDEX "payload_locked_documents_rels_prenote_files_id_idx" ON "payload_locked_documents_rels" USING btree ("prenote_files_id");

  create sequence prenote_file_numbers;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop sequence prenote_file_numbers;
  ALTER TABLE "prenote_files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "prenote_files" CASCADE;
  ALTER TABLE "bank_details" DROP CONSTRAINT "bank_details_prenote_file_id_prenote_files_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_prenote_files_fk";
  
  DROP INDEX "bank_details_prenote_file_idx";
  DROP INDEX "bank_details_prenote_idx";
  DROP INDEX "bank_details_prenote_trace_idx";
  DROP INDEX "payload_locked_documents_rels_prenote_files_id_idx";
  ALTER TABLE "bank_details" DROP COLUMN "prenote_file_id";
  ALTER TABLE "bank_details" DROP COLUMN "prenote";
  ALTER TABLE "bank_details" DROP COLUMN "prenote_trace";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "prenote_files_id";
  ALTER TABLE "house_bank" DROP COLUMN "skip_prenotes";`)
}
