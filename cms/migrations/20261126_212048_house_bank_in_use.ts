import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The account that was entered is in use; a change of it waits for a second person.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "house_bank" ADD COLUMN "in_use" jsonb;
  ALTER TABLE "house_bank" ADD COLUMN "entered_by_id" varchar;
  update house_bank set in_use = jsonb_build_object('name', name, 'companyId', company_id, 'bankName', bank_name,
    'routingNumber', routing_number, 'accountNumber', account_number);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "house_bank" DROP COLUMN "in_use";
  ALTER TABLE "house_bank" DROP COLUMN "entered_by_id";`)
}
