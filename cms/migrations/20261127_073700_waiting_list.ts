import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Visitors who get a mail when a shop reaches their ZIP code.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_waiting_list_status" AS ENUM('pending', 'waiting', 'told');
  CREATE TABLE "waiting_list" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"zip" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_waiting_list_status" NOT NULL,
  	"consent" varchar NOT NULL,
  	"requested_at" timestamp(3) with time zone NOT NULL,
  	"mailed_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"told_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "waiting_list_id" uuid;
  CREATE INDEX "waiting_list_zip_idx" ON "waiting_list" USING btree ("zip");
  CREATE INDEX "waiting_list_status_idx" ON "waiting_list" USING btree ("status");
  CREATE INDEX "waiting_list_requested_at_idx" ON "waiting_list" USING btree ("requested_at");
  CREATE INDEX "waiting_list_updated_at_idx" ON "waiting_list" USING btree ("updated_at");
  CREATE INDEX "waiting_list_created_at_idx" ON "waiting_list" USING btree ("created_at");
  CREATE UNIQUE INDEX "email_zip_idx" ON "waiting_list" USING btree ("email","zip");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_waiting_list_fk" FOREIGN KEY ("waiting_list_id") REFERENCES "public"."waiting_list"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_waiting_list_id_idx" ON "payload_locked_documents_rels" USING btree ("waiting_list_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "waiting_list" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "waiting_list" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_waiting_list_fk";
  
  DROP INDEX "payload_locked_documents_rels_waiting_list_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "waiting_list_id";
  DROP TYPE "public"."enum_waiting_list_status";`)
}
