import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "security_settings" ALTER COLUMN "second_factor_required" DROP DEFAULT;
  ALTER TABLE "security_settings" ADD COLUMN "directory_acr" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "security_settings" ALTER COLUMN "second_factor_required" SET DEFAULT false;
  ALTER TABLE "security_settings" DROP COLUMN "directory_acr";`)
}
