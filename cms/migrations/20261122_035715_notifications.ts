import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// People's notices and preferences go with their account: both columns are required, so they cannot be left empty.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notices_kind" AS ENUM('info', 'warning', 'success', 'error');
  CREATE TYPE "public"."enum_notification_preferences_digest" AS ENUM('immediately', 'daily', 'weekly');
  CREATE TABLE "notification_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"payload" jsonb NOT NULL,
  	"actor" varchar,
  	"once_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"account_id" uuid NOT NULL,
  	"event_id" uuid NOT NULL,
  	"kind" "enum_notices_kind" NOT NULL,
  	"title" varchar NOT NULL,
  	"body" varchar,
  	"path" varchar,
  	"read_at" timestamp(3) with time zone,
  	"digest_after" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notification_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"account_id" uuid NOT NULL,
  	"email" varchar,
  	"email_verified_at" timestamp(3) with time zone,
  	"email_token_hash" varchar,
  	"email_token_until" timestamp(3) with time zone,
  	"phone" varchar,
  	"email_notifications" boolean DEFAULT true NOT NULL,
  	"sms_notifications" boolean DEFAULT false NOT NULL,
  	"notification_types" jsonb NOT NULL,
  	"quiet_hours" boolean DEFAULT false NOT NULL,
  	"quiet_start" varchar DEFAULT '22:00' NOT NULL,
  	"quiet_end" varchar DEFAULT '08:00' NOT NULL,
  	"timezone" varchar DEFAULT 'America/New_York' NOT NULL,
  	"digest" "enum_notification_preferences_digest" DEFAULT 'immediately' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "outgoing_mail" ADD COLUMN "account_id" uuid;
  ALTER TABLE "outgoing_mail" ADD COLUMN "event_id" uuid;
  ALTER TABLE "outgoing_mail" ADD COLUMN "send_after" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notification_events_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notices_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notification_preferences_id" uuid;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_event_id_notification_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notification_events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notification_events_name_idx" ON "notification_events" USING btree ("name");
  CREATE UNIQUE INDEX "notification_events_once_key_idx" ON "notification_events" USING btree ("once_key");
  CREATE INDEX "notification_events_updated_at_idx" ON "notification_events" USING btree ("updated_at");
  CREATE INDEX "notification_events_created_at_idx" ON "notification_events" USING btree ("created_at");
  CREATE INDEX "notices_account_idx" ON "notices" USING btree ("account_id");
  CREATE INDEX "notices_event_idx" ON "notices" USING btree ("event_id");
  CREATE INDEX "notices_digest_after_idx" ON "notices" USING btree ("digest_after");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "account_createdAt_idx" ON "notices" USING btree ("account_id","created_at");
  CREATE UNIQUE INDEX "event_account_idx" ON "notices" USING btree ("event_id","account_id");
  CREATE UNIQUE INDEX "notification_preferences_account_idx" ON "notification_preferences" USING btree ("account_id");
  CREATE INDEX "notification_preferences_updated_at_idx" ON "notification_preferences" USING btree ("updated_at");
  CREATE INDEX "notification_preferences_created_at_idx" ON "notification_preferences" USING btree ("created_at");
  ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_event_id_notification_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notification_events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notification_events_fk" FOREIGN KEY ("notification_events_id") REFERENCES "public"."notification_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notification_preferences_fk" FOREIGN KEY ("notification_preferences_id") REFERENCES "public"."notification_preferences"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "outgoing_mail_account_idx" ON "outgoing_mail" USING btree ("account_id");
  CREATE INDEX "outgoing_mail_event_idx" ON "outgoing_mail" USING btree ("event_id");
  CREATE INDEX "payload_locked_documents_rels_notification_events_id_idx" ON "payload_locked_documents_rels" USING btree ("notification_events_id");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
  CREATE INDEX "payload_locked_documents_rels_notification_preferences_i_idx" ON "payload_locked_documents_rels" USING btree ("notification_preferences_id");

  -- What happened stays as it was said.
  create function refuse_event_change() returns trigger language plpgsql as $$
  begin
    raise exception 'Events are append-only' using errcode = '42501';
  end $$;
  create trigger notification_events_append_only before update or delete or truncate on notification_events
    for each statement execute function refuse_event_change();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notification_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notification_preferences" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "notification_events" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "notification_preferences" CASCADE;
  ALTER TABLE "outgoing_mail" DROP CONSTRAINT "outgoing_mail_account_id_accounts_id_fk";
  
  ALTER TABLE "outgoing_mail" DROP CONSTRAINT "outgoing_mail_event_id_notification_events_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notification_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notification_preferences_fk";
  
  DROP INDEX "outgoing_mail_account_idx";
  DROP INDEX "outgoing_mail_event_idx";
  DROP INDEX "payload_locked_documents_rels_notification_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_notices_id_idx";
  DROP INDEX "payload_locked_documents_rels_notification_preferences_i_idx";
  ALTER TABLE "outgoing_mail" DROP COLUMN "account_id";
  ALTER TABLE "outgoing_mail" DROP COLUMN "event_id";
  ALTER TABLE "outgoing_mail" DROP COLUMN "send_after";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notification_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notification_preferences_id";
  DROP TYPE "public"."enum_notices_kind";
  DROP TYPE "public"."enum_notification_preferences_digest";
  DROP FUNCTION refuse_event_change;`)
}
