import { correctTexts } from '../seed/correctTexts'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_plans" ADD COLUMN "roi" varchar;
  ALTER TABLE "_home_plans_v" ADD COLUMN "version_roi" varchar;`)
  await correctTexts(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_plans" DROP COLUMN "roi";
  ALTER TABLE "_home_plans_v" DROP COLUMN "version_roi";`)
}
