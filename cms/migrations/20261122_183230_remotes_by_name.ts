import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A micro-frontend is known by the releases that its team ships, not by a list of this repository.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "remote_ship_keys" ADD COLUMN "remotes" jsonb;
  UPDATE "remote_ship_keys" k SET "remotes" = coalesce(
    (SELECT jsonb_agg(r."value"::text ORDER BY r."order") FROM "remote_ship_keys_remotes" r WHERE r."parent_id" = k."id"), '[]');
  ALTER TABLE "remote_ship_keys" ALTER COLUMN "remotes" SET NOT NULL;
  DROP TABLE "remote_ship_keys_remotes";
  ALTER TABLE "remote_releases" ALTER COLUMN "remote" SET DATA TYPE varchar;
  ALTER TABLE "remote_failures" ALTER COLUMN "remote" SET DATA TYPE varchar;
  ALTER TABLE "remote_drawing" ALTER COLUMN "remote" SET DATA TYPE varchar;
  DROP TYPE "public"."enum_remote_releases_remote";
  DROP TYPE "public"."enum_remote_failures_remote";
  DROP TYPE "public"."enum_remote_drawing_remote";
  DROP TYPE "public"."enum_remote_ship_keys_remotes";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_remote_releases_remote" AS ENUM('mfe-configurators', 'mfe-portal', 'mfe-admin');
  CREATE TYPE "public"."enum_remote_failures_remote" AS ENUM('mfe-configurators', 'mfe-portal', 'mfe-admin');
  CREATE TYPE "public"."enum_remote_drawing_remote" AS ENUM('mfe-configurators', 'mfe-portal', 'mfe-admin');
  CREATE TYPE "public"."enum_remote_ship_keys_remotes" AS ENUM('mfe-configurators', 'mfe-portal', 'mfe-admin');
  CREATE TABLE "remote_ship_keys_remotes" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_remote_ship_keys_remotes",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "remote_releases" ALTER COLUMN "remote" SET DATA TYPE "public"."enum_remote_releases_remote" USING "remote"::"public"."enum_remote_releases_remote";
  ALTER TABLE "remote_failures" ALTER COLUMN "remote" SET DATA TYPE "public"."enum_remote_failures_remote" USING "remote"::"public"."enum_remote_failures_remote";
  ALTER TABLE "remote_drawing" ALTER COLUMN "remote" SET DATA TYPE "public"."enum_remote_drawing_remote" USING "remote"::"public"."enum_remote_drawing_remote";
  ALTER TABLE "remote_ship_keys_remotes" ADD CONSTRAINT "remote_ship_keys_remotes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."remote_ship_keys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "remote_ship_keys_remotes_order_idx" ON "remote_ship_keys_remotes" USING btree ("order");
  CREATE INDEX "remote_ship_keys_remotes_parent_idx" ON "remote_ship_keys_remotes" USING btree ("parent_id");
  INSERT INTO "remote_ship_keys_remotes" ("order", "parent_id", "value")
    SELECT at, k."id", name::"public"."enum_remote_ship_keys_remotes" FROM "remote_ship_keys" k,
      jsonb_array_elements_text(k."remotes") WITH ORDINALITY AS named(name, at);
  ALTER TABLE "remote_ship_keys" DROP COLUMN "remotes";`)
}
