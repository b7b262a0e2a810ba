import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "engineering_questions" ADD COLUMN "member" varchar;
  ALTER TABLE "engineering_questions" ADD COLUMN "pin" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "engineering_questions" DROP COLUMN "member";
  ALTER TABLE "engineering_questions" DROP COLUMN "pin";`)
}
