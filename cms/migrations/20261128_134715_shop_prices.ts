import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** SQL: the price of 100 sq ft that an operator typed for a shop was agreed by nobody: it becomes a proposed list, which an operator decides. */
export const LISTS_FROM_RECORDS = `
  INSERT INTO "shop_price_lists" ("fabricator_id", "status", "from", "rates", "note", "proposed_by")
    SELECT "id", 'proposed', to_char(now() AT TIME ZONE 'America/New_York', 'YYYY-MM-DD'),
      jsonb_build_object('plans', '{}'::jsonb, 'perPoundCents', null, 'perUnitCents', "unit_cents"::bigint),
      'The price of 100 sq ft on the record of the shop before price lists', 'Record of the shop'
    FROM "fabricators" WHERE "unit_cents" BETWEEN 1 AND 100000000`

/** SQL: each shop's price of 100 sq ft by its approved list, or else by the proposed one, the newest of several. */
export const RECORDS_FROM_LISTS = `
  UPDATE "fabricators" SET "unit_cents" = ("rates" ->> 'perUnitCents')::numeric
    FROM (SELECT DISTINCT ON ("fabricator_id") "fabricator_id", "rates" FROM "shop_price_lists"
      WHERE "rates" ->> 'perUnitCents' IS NOT NULL AND "status" IN ('proposed', 'approved')
      ORDER BY "fabricator_id", "status" = 'approved' DESC, "created_at" DESC) l
    WHERE l."fabricator_id" = "fabricators"."id"`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shop_price_lists_status" AS ENUM('proposed', 'approved', 'declined', 'withdrawn', 'replaced');
  CREATE TABLE "shop_price_lists" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"fabricator_id" uuid NOT NULL,
  	"status" "enum_shop_price_lists_status" NOT NULL,
  	"from" varchar,
  	"rates" jsonb,
  	"order_id" uuid,
  	"quote_cents" numeric,
  	"note" varchar,
  	"proposed_by" varchar NOT NULL,
  	"decided_by" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "shop_price" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shop_price_lists_id" uuid;
  ALTER TABLE "shop_price_lists" ADD CONSTRAINT "shop_price_lists_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shop_price_lists" ADD CONSTRAINT "shop_price_lists_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shop_price_lists_fabricator_idx" ON "shop_price_lists" USING btree ("fabricator_id");
  CREATE INDEX "shop_price_lists_status_idx" ON "shop_price_lists" USING btree ("status");
  CREATE INDEX "shop_price_lists_order_idx" ON "shop_price_lists" USING btree ("order_id");
  CREATE INDEX "shop_price_lists_updated_at_idx" ON "shop_price_lists" USING btree ("updated_at");
  CREATE INDEX "shop_price_lists_created_at_idx" ON "shop_price_lists" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shop_price_lists_fk" FOREIGN KEY ("shop_price_lists_id") REFERENCES "public"."shop_price_lists"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_shop_price_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("shop_price_lists_id");`)
  await db.execute(sql.raw(LISTS_FROM_RECORDS))
  await db.execute(sql`ALTER TABLE "fabricators" DROP COLUMN "unit_cents"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fabricators" ADD COLUMN "unit_cents" numeric NOT NULL DEFAULT 100000`)
  await db.execute(sql.raw(RECORDS_FROM_LISTS))
  await db.execute(sql`
   ALTER TABLE "fabricators" ALTER COLUMN "unit_cents" DROP DEFAULT;
  DROP TABLE "shop_price_lists" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shop_price_lists_fk";
  DROP INDEX "payload_locked_documents_rels_shop_price_lists_id_idx";
  ALTER TABLE "orders" DROP COLUMN "shop_price";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shop_price_lists_id";
  DROP TYPE "public"."enum_shop_price_lists_status";`)
}
