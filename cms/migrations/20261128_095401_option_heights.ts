import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Wall heights of framing options; the options there are change nothing about a plan's height. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_options_wall_height_feet" AS ENUM('8', '9', '10');
  CREATE TYPE "public"."enum_price_options_upper_wall_height_feet" AS ENUM('8', '9', '10');
  CREATE TYPE "public"."enum__price_options_v_version_wall_height_feet" AS ENUM('8', '9', '10');
  CREATE TYPE "public"."enum__price_options_v_version_upper_wall_height_feet" AS ENUM('8', '9', '10');
  ALTER TABLE "price_options" ADD COLUMN "wall_height_feet" "enum_price_options_wall_height_feet";
  ALTER TABLE "price_options" ADD COLUMN "upper_wall_height_feet" "enum_price_options_upper_wall_height_feet";
  ALTER TABLE "_price_options_v" ADD COLUMN "version_wall_height_feet" "enum__price_options_v_version_wall_height_feet";
  ALTER TABLE "_price_options_v" ADD COLUMN "version_upper_wall_height_feet" "enum__price_options_v_version_upper_wall_height_feet";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_options" DROP COLUMN "wall_height_feet";
  ALTER TABLE "price_options" DROP COLUMN "upper_wall_height_feet";
  ALTER TABLE "_price_options_v" DROP COLUMN "version_wall_height_feet";
  ALTER TABLE "_price_options_v" DROP COLUMN "version_upper_wall_height_feet";
  DROP TYPE "public"."enum_price_options_wall_height_feet";
  DROP TYPE "public"."enum_price_options_upper_wall_height_feet";
  DROP TYPE "public"."enum__price_options_v_version_wall_height_feet";
  DROP TYPE "public"."enum__price_options_v_version_upper_wall_height_feet";`)
}
