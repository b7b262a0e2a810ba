import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_plans" ADD COLUMN "framed_picture_id" uuid;
  ALTER TABLE "_home_plans_v" ADD COLUMN "version_framed_picture_id" uuid;
  ALTER TABLE "home_plans" ADD CONSTRAINT "home_plans_framed_picture_id_media_id_fk" FOREIGN KEY ("framed_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_plans_v" ADD CONSTRAINT "_home_plans_v_version_framed_picture_id_media_id_fk" FOREIGN KEY ("version_framed_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "home_plans_framed_picture_idx" ON "home_plans" USING btree ("framed_picture_id");
  CREATE INDEX "_home_plans_v_version_version_framed_picture_idx" ON "_home_plans_v" USING btree ("version_framed_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_plans" DROP CONSTRAINT "home_plans_framed_picture_id_media_id_fk";
  
  ALTER TABLE "_home_plans_v" DROP CONSTRAINT "_home_plans_v_version_framed_picture_id_media_id_fk";
  
  DROP INDEX "home_plans_framed_picture_idx";
  DROP INDEX "_home_plans_v_version_version_framed_picture_idx";
  ALTER TABLE "home_plans" DROP COLUMN "framed_picture_id";
  ALTER TABLE "_home_plans_v" DROP COLUMN "version_framed_picture_id";`)
}
