import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_issued_quotes_kind" ADD VALUE 'lots';
  CREATE TABLE "developments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"company_id" uuid NOT NULL,
  	"created_by_id" uuid NOT NULL,
  	"lots" jsonb NOT NULL,
  	"lot_count" numeric NOT NULL,
  	"quote_id" varchar,
  	"quoted_layouts" jsonb,
  	"signature" jsonb,
  	"ordered_at" timestamp(3) with time zone,
  	"changed_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_settings_lot_breaks" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from_lots" numeric NOT NULL,
  	"percent" numeric NOT NULL
  );
  
  CREATE TABLE "_price_settings_v_version_lot_breaks" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from_lots" numeric NOT NULL,
  	"percent" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "developments_id" uuid;
  ALTER TABLE "developments" ADD CONSTRAINT "developments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "developments" ADD CONSTRAINT "developments_created_by_id_accounts_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_settings_lot_breaks" ADD CONSTRAINT "price_settings_lot_breaks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_settings_v_version_lot_breaks" ADD CONSTRAINT "_price_settings_v_version_lot_breaks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "developments_company_idx" ON "developments" USING btree ("company_id");
  CREATE INDEX "developments_created_by_idx" ON "developments" USING btree ("created_by_id");
  CREATE INDEX "developments_changed_at_idx" ON "developments" USING btree ("changed_at");
  CREATE INDEX "developments_updated_at_idx" ON "developments" USING btree ("updated_at");
  CREATE INDEX "developments_created_at_idx" ON "developments" USING btree ("created_at");
  CREATE INDEX "price_settings_lot_breaks_order_idx" ON "price_settings_lot_breaks" USING btree ("_order");
  CREATE INDEX "price_settings_lot_breaks_parent_id_idx" ON "price_settings_lot_breaks" USING btree ("_parent_id");
  CREATE INDEX "_price_settings_v_version_lot_breaks_order_idx" ON "_price_settings_v_version_lot_breaks" USING btree ("_order");
  CREATE INDEX "_price_settings_v_version_lot_breaks_parent_id_idx" ON "_price_settings_v_version_lot_breaks" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_developments_fk" FOREIGN KEY ("developments_id") REFERENCES "public"."developments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_developments_id_idx" ON "payload_locked_documents_rels" USING btree ("developments_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "developments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_settings_lot_breaks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_price_settings_v_version_lot_breaks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "developments" CASCADE;
  DROP TABLE "price_settings_lot_breaks" CASCADE;
  DROP TABLE "_price_settings_v_version_lot_breaks" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_developments_fk";
  
  ALTER TABLE "issued_quotes" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_issued_quotes_kind";
  CREATE TYPE "public"."enum_issued_quotes_kind" AS ENUM('plan', 'advanced', 'steel');
  ALTER TABLE "issued_quotes" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_issued_quotes_kind" USING "kind"::"public"."enum_issued_quotes_kind";
  DROP INDEX "payload_locked_documents_rels_developments_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "developments_id";`)
}
