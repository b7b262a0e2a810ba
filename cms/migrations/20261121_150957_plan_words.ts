import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_plans" ADD COLUMN "subtitle" varchar;
  ALTER TABLE "home_plans" ADD COLUMN "lifestyle" varchar;
  ALTER TABLE "home_plans" ADD COLUMN "best_for" varchar;
  ALTER TABLE "_home_plans_v" ADD COLUMN "version_subtitle" varchar;
  ALTER TABLE "_home_plans_v" ADD COLUMN "version_lifestyle" varchar;
  ALTER TABLE "_home_plans_v" ADD COLUMN "version_best_for" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_plans" DROP COLUMN "subtitle";
  ALTER TABLE "home_plans" DROP COLUMN "lifestyle";
  ALTER TABLE "home_plans" DROP COLUMN "best_for";
  ALTER TABLE "_home_plans_v" DROP COLUMN "version_subtitle";
  ALTER TABLE "_home_plans_v" DROP COLUMN "version_lifestyle";
  ALTER TABLE "_home_plans_v" DROP COLUMN "version_best_for";`)
}
