import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What Payload's schema cannot say: numbers of productions over all processes, and price books that even SQL cannot rewrite.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create sequence production_numbers;

    create function refuse_price_book_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Versions of the price book never change' using errcode = '42501';
    end $$;
    create trigger price_book_versions_fixed before update or delete or truncate on price_book_versions
      for each statement execute function refuse_price_book_change();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger price_book_versions_fixed on price_book_versions;
    drop function refuse_price_book_change;
    drop sequence production_numbers;`)
}
