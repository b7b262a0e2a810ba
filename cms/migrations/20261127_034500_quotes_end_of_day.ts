import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Open quotes end with their last day in Eastern Time, like new ones and as their papers say. Nothing else of an issued quote changes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table issued_quotes disable trigger issued_quotes_fixed;
    update issued_quotes set valid_until = (date_trunc('day', valid_until at time zone 'America/New_York') + interval '1 day - 1 millisecond')
      at time zone 'America/New_York' where valid_until > now();
    alter table issued_quotes enable trigger issued_quotes_fixed`)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  // A later end of the same day is kept.
}
