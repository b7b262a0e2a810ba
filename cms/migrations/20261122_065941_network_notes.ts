import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "application_notes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"application_id" uuid NOT NULL,
  	"author" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "routing_decisions" ADD COLUMN "needs" jsonb;
  ALTER TABLE "routing_decisions" ADD COLUMN "left_out" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "application_notes_id" uuid;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_network_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."network_applications"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "application_notes_application_idx" ON "application_notes" USING btree ("application_id");
  CREATE INDEX "application_notes_updated_at_idx" ON "application_notes" USING btree ("updated_at");
  CREATE INDEX "application_notes_created_at_idx" ON "application_notes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_application_notes_fk" FOREIGN KEY ("application_notes_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "fabricators_latitude_idx" ON "fabricators" USING btree ("latitude");
  CREATE INDEX "payload_locked_documents_rels_application_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("application_notes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "application_notes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "application_notes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_application_notes_fk";
  
  DROP INDEX "fabricators_latitude_idx";
  DROP INDEX "payload_locked_documents_rels_application_notes_id_idx";
  ALTER TABLE "routing_decisions" DROP COLUMN "needs";
  ALTER TABLE "routing_decisions" DROP COLUMN "left_out";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "application_notes_id";`)
}
