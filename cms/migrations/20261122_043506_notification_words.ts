import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_outgoing_mail_channel" AS ENUM('mail', 'sms');
  ALTER TYPE "public"."enum_outgoing_mail_status" ADD VALUE 'bounced' BEFORE 'failed';
  CREATE TABLE "notification_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"words" jsonb,
  	"edited_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "outgoing_mail" ADD COLUMN "channel" "enum_outgoing_mail_channel" DEFAULT 'mail' NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notification_templates_id" uuid;
  CREATE INDEX "notification_templates_event_idx" ON "notification_templates" USING btree ("event");
  CREATE INDEX "notification_templates_updated_at_idx" ON "notification_templates" USING btree ("updated_at");
  CREATE INDEX "notification_templates_created_at_idx" ON "notification_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_version_idx" ON "notification_templates" USING btree ("event","version");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notification_templates_fk" FOREIGN KEY ("notification_templates_id") REFERENCES "public"."notification_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_notification_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("notification_templates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notification_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "notification_templates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notification_templates_fk";
  
  ALTER TABLE "outgoing_mail" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "outgoing_mail" ALTER COLUMN "status" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."enum_outgoing_mail_status";
  CREATE TYPE "public"."enum_outgoing_mail_status" AS ENUM('queued', 'sending', 'sent', 'failed', 'outbox');
  ALTER TABLE "outgoing_mail" ALTER COLUMN "status" SET DEFAULT 'queued'::"public"."enum_outgoing_mail_status";
  ALTER TABLE "outgoing_mail" ALTER COLUMN "status" SET DATA TYPE "public"."enum_outgoing_mail_status" USING "status"::"public"."enum_outgoing_mail_status";
  DROP INDEX "payload_locked_documents_rels_notification_templates_id_idx";
  ALTER TABLE "outgoing_mail" DROP COLUMN "channel";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notification_templates_id";
  DROP TYPE "public"."enum_outgoing_mail_channel";`)
}
