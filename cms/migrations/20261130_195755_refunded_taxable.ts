import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What of a project's refunds was taxable: until now in proportion to its price. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table payment_projects add column refunded_taxable_cents numeric default 0 not null;
    update payment_projects set refunded_taxable_cents = round(refunded_cents * (tax ->> 'taxableCents')::numeric / price_cents)
      where refunded_cents > 0 and price_cents > 0 and (tax ->> 'taxableCents') is not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table payment_projects drop column refunded_taxable_cents;`)
}
