import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_remote_drawing_remote" AS ENUM('mfe-configurators', 'mfe-portal', 'mfe-admin');
  CREATE TABLE "remote_drawing" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"remote" "enum_remote_drawing_remote" NOT NULL,
  	"drawn" boolean DEFAULT false NOT NULL,
  	"reason" varchar NOT NULL,
  	"decided_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "remote_drawing_id" uuid;
  CREATE UNIQUE INDEX "remote_drawing_remote_idx" ON "remote_drawing" USING btree ("remote");
  CREATE INDEX "remote_drawing_updated_at_idx" ON "remote_drawing" USING btree ("updated_at");
  CREATE INDEX "remote_drawing_created_at_idx" ON "remote_drawing" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_drawing_fk" FOREIGN KEY ("remote_drawing_id") REFERENCES "public"."remote_drawing"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_remote_drawing_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_drawing_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "remote_drawing" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "remote_drawing" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_remote_drawing_fk";
  
  DROP INDEX "payload_locked_documents_rels_remote_drawing_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "remote_drawing_id";
  DROP TYPE "public"."enum_remote_drawing_remote";`)
}
