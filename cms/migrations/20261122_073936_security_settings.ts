import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_security_settings_directory_roles_role" AS ENUM('super_admin', 'operator', 'editor');
  CREATE TABLE "security_settings_directory_roles" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"group" varchar NOT NULL,
  	"role" "enum_security_settings_directory_roles_role" NOT NULL
  );
  
  CREATE TABLE "security_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"second_factor_required" boolean DEFAULT false,
  	"directory_label" varchar,
  	"directory_issuer" varchar,
  	"directory_client_id" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "security_settings_directory_roles" ADD CONSTRAINT "security_settings_directory_roles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."security_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "security_settings_directory_roles_order_idx" ON "security_settings_directory_roles" USING btree ("_order");
  CREATE INDEX "security_settings_directory_roles_parent_id_idx" ON "security_settings_directory_roles" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "security_settings_directory_roles" CASCADE;
  DROP TABLE "security_settings" CASCADE;
  DROP TYPE "public"."enum_security_settings_directory_roles_role";`)
}
