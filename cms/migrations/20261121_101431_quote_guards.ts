import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What Payload's schema cannot say: numbers of quotes over all processes, and quotes whose amounts even SQL cannot rewrite.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create sequence quote_numbers;

    create function refuse_quote_change() returns trigger language plpgsql as $$
    begin
      raise exception 'An issued quote never changes; make a new revision' using errcode = '42501';
    end $$;
    create trigger issued_quotes_fixed before update on issued_quotes for each row
      when (
        (old.number, old.revision, old.kind, old.total_cents, old.lines, old.inputs, old.price_book_version, old.issued_at, old.valid_until)
        is distinct from
        (new.number, new.revision, new.kind, new.total_cents, new.lines, new.inputs, new.price_book_version, new.issued_at, new.valid_until)
      )
      execute function refuse_quote_change();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger issued_quotes_fixed on issued_quotes;
    drop function refuse_quote_change;
    drop sequence quote_numbers;`)
}
