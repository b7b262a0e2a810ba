import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A distributor's usual lead time decided nothing: lists and bills take the lead times of the price list's rows. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table distributors drop column lead_time_days;
    alter table _distributors_v drop column version_lead_time_days;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table distributors add column lead_time_days numeric default 0 not null;
    alter table distributors alter column lead_time_days drop default;
    alter table _distributors_v add column version_lead_time_days numeric default 0 not null;
    alter table _distributors_v alter column version_lead_time_days drop default;`)
}
