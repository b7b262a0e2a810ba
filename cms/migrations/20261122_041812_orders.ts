import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_status" AS ENUM('awaiting_signature', 'awaiting_funds', 'active', 'on_hold', 'cancelled', 'completed');
  CREATE TYPE "public"."enum_orders_stage" AS ENUM('qualification_approved', 'order_placed', 'fabrication_started', 'fabrication_complete', 'kit_packaged', 'in_transit', 'delivered_to_site', 'assembly_scheduled', 'assembly_in_progress', 'completion_qa');
  CREATE TYPE "public"."enum_orders_tier" AS ENUM('Premium', 'Preferred', 'Standard', 'Prepay');
  CREATE TYPE "public"."enum_order_events_kind" AS ENUM('stage', 'funded', 'hold', 'resume', 'cancel', 'fallback', 'change');
  CREATE TYPE "public"."enum_order_events_stage" AS ENUM('qualification_approved', 'order_placed', 'fabrication_started', 'fabrication_complete', 'kit_packaged', 'in_transit', 'delivered_to_site', 'assembly_scheduled', 'assembly_in_progress', 'completion_qa');
  CREATE TYPE "public"."enum_order_messages_party" AS ENUM('builder', 'fabricator', 'operator', 'system');
  CREATE TYPE "public"."enum_order_changes_status" AS ENUM('proposed', 'accepted', 'declined');
  CREATE TYPE "public"."enum_order_changes_proposed_by" AS ENUM('builder', 'operator');
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"status" "enum_orders_status" NOT NULL,
  	"stage" "enum_orders_stage" NOT NULL,
  	"stage_reached_at" timestamp(3) with time zone NOT NULL,
  	"company_id" uuid NOT NULL,
  	"company_name" varchar NOT NULL,
  	"placed_by_id" uuid NOT NULL,
  	"fabricator_id" uuid NOT NULL,
  	"fabricator_name" varchar NOT NULL,
  	"source" jsonb NOT NULL,
  	"source_id" varchar NOT NULL,
  	"revision" numeric NOT NULL,
  	"tier" "enum_orders_tier" NOT NULL,
  	"price_cents" numeric NOT NULL,
  	"credit_cents" numeric NOT NULL,
  	"units" numeric NOT NULL,
  	"steel_pounds" numeric NOT NULL,
  	"terms" jsonb NOT NULL,
  	"release_policy" jsonb NOT NULL,
  	"frozen" jsonb NOT NULL,
  	"cut_list" varchar NOT NULL,
  	"form" jsonb NOT NULL,
  	"signature" jsonb,
  	"site_address" varchar NOT NULL,
  	"site_zip" varchar NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"deliver_by" varchar NOT NULL,
  	"expected_delivery" timestamp(3) with time zone,
  	"routing_decision" varchar NOT NULL,
  	"hold_id" varchar,
  	"slots" jsonb NOT NULL,
  	"held_until" timestamp(3) with time zone,
  	"placed_at" timestamp(3) with time zone NOT NULL,
  	"signed_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"cancel_reason" varchar,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"kind" "enum_order_events_kind" NOT NULL,
  	"stage" "enum_order_events_stage" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"actor" varchar NOT NULL,
  	"actor_name" varchar NOT NULL,
  	"fabricator_id" uuid,
  	"notes" varchar,
  	"expected_at" timestamp(3) with time zone,
  	"eta_to_next" timestamp(3) with time zone,
  	"proof_id" uuid,
  	"metadata" jsonb,
  	"device_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"party" "enum_order_messages_party" NOT NULL,
  	"author_id" uuid,
  	"author_name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size_bytes" numeric NOT NULL,
  	"uploaded_by_id" uuid NOT NULL,
  	"message_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_changes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"number" numeric NOT NULL,
  	"status" "enum_order_changes_status" NOT NULL,
  	"proposed_by" "enum_order_changes_proposed_by" NOT NULL,
  	"reason" varchar NOT NULL,
  	"facts" jsonb NOT NULL,
  	"frozen" jsonb NOT NULL,
  	"cut_list" varchar NOT NULL,
  	"text" jsonb NOT NULL,
  	"builder_signature" jsonb,
  	"house_signature" jsonb,
  	"proposed_at" timestamp(3) with time zone NOT NULL,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "orders_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "order_events_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "order_messages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "order_files_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "order_changes_id" uuid;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_id_accounts_id_fk" FOREIGN KEY ("placed_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_events" ADD CONSTRAINT "order_events_proof_id_order_files_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."order_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_files" ADD CONSTRAINT "order_files_uploaded_by_id_accounts_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_files" ADD CONSTRAINT "order_files_message_id_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_stage_idx" ON "orders" USING btree ("stage");
  CREATE INDEX "orders_company_idx" ON "orders" USING btree ("company_id");
  CREATE INDEX "orders_placed_by_idx" ON "orders" USING btree ("placed_by_id");
  CREATE INDEX "orders_fabricator_idx" ON "orders" USING btree ("fabricator_id");
  CREATE INDEX "orders_source_id_idx" ON "orders" USING btree ("source_id");
  CREATE INDEX "orders_deliver_by_idx" ON "orders" USING btree ("deliver_by");
  CREATE INDEX "orders_hold_id_idx" ON "orders" USING btree ("hold_id");
  CREATE INDEX "orders_held_until_idx" ON "orders" USING btree ("held_until");
  CREATE INDEX "orders_placed_at_idx" ON "orders" USING btree ("placed_at");
  CREATE INDEX "orders_demo_idx" ON "orders" USING btree ("demo");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id");
  CREATE INDEX "order_events_at_idx" ON "order_events" USING btree ("at");
  CREATE INDEX "order_events_fabricator_idx" ON "order_events" USING btree ("fabricator_id");
  CREATE INDEX "order_events_proof_idx" ON "order_events" USING btree ("proof_id");
  CREATE INDEX "order_events_updated_at_idx" ON "order_events" USING btree ("updated_at");
  CREATE INDEX "order_events_created_at_idx" ON "order_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_deviceKey_idx" ON "order_events" USING btree ("order_id","device_key");
  CREATE INDEX "order_messages_order_idx" ON "order_messages" USING btree ("order_id");
  CREATE INDEX "order_messages_author_idx" ON "order_messages" USING btree ("author_id");
  CREATE INDEX "order_messages_at_idx" ON "order_messages" USING btree ("at");
  CREATE INDEX "order_messages_updated_at_idx" ON "order_messages" USING btree ("updated_at");
  CREATE INDEX "order_messages_created_at_idx" ON "order_messages" USING btree ("created_at");
  CREATE INDEX "order_files_order_idx" ON "order_files" USING btree ("order_id");
  CREATE INDEX "order_files_uploaded_by_idx" ON "order_files" USING btree ("uploaded_by_id");
  CREATE INDEX "order_files_message_idx" ON "order_files" USING btree ("message_id");
  CREATE INDEX "order_files_updated_at_idx" ON "order_files" USING btree ("updated_at");
  CREATE INDEX "order_files_created_at_idx" ON "order_files" USING btree ("created_at");
  CREATE INDEX "order_changes_order_idx" ON "order_changes" USING btree ("order_id");
  CREATE INDEX "order_changes_status_idx" ON "order_changes" USING btree ("status");
  CREATE INDEX "order_changes_updated_at_idx" ON "order_changes" USING btree ("updated_at");
  CREATE INDEX "order_changes_created_at_idx" ON "order_changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_number_idx" ON "order_changes" USING btree ("order_id","number");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_events_fk" FOREIGN KEY ("order_events_id") REFERENCES "public"."order_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_messages_fk" FOREIGN KEY ("order_messages_id") REFERENCES "public"."order_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_files_fk" FOREIGN KEY ("order_files_id") REFERENCES "public"."order_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_changes_fk" FOREIGN KEY ("order_changes_id") REFERENCES "public"."order_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_order_events_id_idx" ON "payload_locked_documents_rels" USING btree ("order_events_id");
  CREATE INDEX "payload_locked_documents_rels_order_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("order_messages_id");
  CREATE INDEX "payload_locked_documents_rels_order_files_id_idx" ON "payload_locked_documents_rels" USING btree ("order_files_id");
  CREATE INDEX "payload_locked_documents_rels_order_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("order_changes_id");
  CREATE SEQUENCE "order_numbers";
  CREATE TABLE "order_reads" (
  	"order_id" uuid NOT NULL REFERENCES "orders"("id") ON DELETE cascade,
  	"account_id" uuid NOT NULL REFERENCES "accounts"("id") ON DELETE cascade,
  	"read_at" timestamp(3) with time zone NOT NULL,
  	PRIMARY KEY ("order_id", "account_id")
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "order_reads";
   DROP SEQUENCE "order_numbers";
   ALTER TABLE "orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "order_events" CASCADE;
  DROP TABLE "order_messages" CASCADE;
  DROP TABLE "order_files" CASCADE;
  DROP TABLE "order_changes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_orders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_order_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_order_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_order_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_order_changes_fk";
  
  DROP INDEX "payload_locked_documents_rels_orders_id_idx";
  DROP INDEX "payload_locked_documents_rels_order_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_order_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_order_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_order_changes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "orders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "order_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "order_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "order_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "order_changes_id";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_stage";
  DROP TYPE "public"."enum_orders_tier";
  DROP TYPE "public"."enum_order_events_kind";
  DROP TYPE "public"."enum_order_events_stage";
  DROP TYPE "public"."enum_order_messages_party";
  DROP TYPE "public"."enum_order_changes_status";
  DROP TYPE "public"."enum_order_changes_proposed_by";`)
}
