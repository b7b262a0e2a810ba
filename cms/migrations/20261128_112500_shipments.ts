import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_order_panels_part" AS ENUM('floor', 'exterior-wall', 'interior-wall', 'truss', 'roof');
  ALTER TYPE "public"."enum_order_events_kind" ADD VALUE 'shipment';
  ALTER TYPE "public"."enum_order_events_kind" ADD VALUE 'undone';
  CREATE TABLE "order_panels" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"mark" varchar NOT NULL,
  	"revision" numeric NOT NULL,
  	"part" "enum_order_panels_part" NOT NULL,
  	"loose" boolean DEFAULT false NOT NULL,
  	"bundle" varchar NOT NULL,
  	"shipped_pounds" numeric NOT NULL,
  	"erection_sequence" numeric NOT NULL,
  	"assembled_on" varchar,
  	"shipment" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_shipments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"number" numeric NOT NULL,
  	"carrier" varchar,
  	"bill_of_lading" varchar,
  	"shipped_on" varchar NOT NULL,
  	"limit_pounds" numeric,
  	"delivered_on" varchar,
  	"canceled_on" varchar,
  	"cancel_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "order_panels_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "order_shipments_id" uuid;
  ALTER TABLE "order_panels" ADD CONSTRAINT "order_panels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "order_panels_order_idx" ON "order_panels" USING btree ("order_id");
  CREATE INDEX "order_panels_updated_at_idx" ON "order_panels" USING btree ("updated_at");
  CREATE INDEX "order_panels_created_at_idx" ON "order_panels" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_mark_idx" ON "order_panels" USING btree ("order_id","mark");
  CREATE INDEX "order_shipments_order_idx" ON "order_shipments" USING btree ("order_id");
  CREATE INDEX "order_shipments_updated_at_idx" ON "order_shipments" USING btree ("updated_at");
  CREATE INDEX "order_shipments_created_at_idx" ON "order_shipments" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_number_1_idx" ON "order_shipments" USING btree ("order_id","number");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_panels_fk" FOREIGN KEY ("order_panels_id") REFERENCES "public"."order_panels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_shipments_fk" FOREIGN KEY ("order_shipments_id") REFERENCES "public"."order_shipments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_order_panels_id_idx" ON "payload_locked_documents_rels" USING btree ("order_panels_id");
  CREATE INDEX "payload_locked_documents_rels_order_shipments_id_idx" ON "payload_locked_documents_rels" USING btree ("order_shipments_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_panels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_shipments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "order_panels" CASCADE;
  DROP TABLE "order_shipments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_order_panels_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_order_shipments_fk";
  
  ALTER TABLE "order_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_order_events_kind";
  CREATE TYPE "public"."enum_order_events_kind" AS ENUM('stage', 'funded', 'accept', 'hold', 'resume', 'cancel', 'fallback', 'change', 'review');
  ALTER TABLE "order_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_order_events_kind" USING "kind"::"public"."enum_order_events_kind";
  DROP INDEX "payload_locked_documents_rels_order_panels_id_idx";
  DROP INDEX "payload_locked_documents_rels_order_shipments_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "order_panels_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "order_shipments_id";
  DROP TYPE "public"."enum_order_panels_part";`)
}
