import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The time by which the books count a posting, and an invoice's and a credit's state: the bank's day for what a statement shows
 * (`framewell.effective_at`, see payments/bankDay.ts), otherwise the step's. What was posted before this stays where the books had it. No
 * posting counts in a closed month.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
create function effective_time() returns timestamptz language sql stable as $$
  select coalesce(nullif(current_setting('framewell.effective_at', true), '')::timestamptz, step_time())
$$;
alter table ledger_postings add column effective_at timestamptz;
alter table ledger_postings disable trigger ledger_postings_append_only;
update ledger_postings set effective_at = posted_at;
alter table ledger_postings enable trigger ledger_postings_append_only;
alter table ledger_postings alter effective_at set not null;
create index ledger_postings_effective_at on ledger_postings (effective_at);
alter table invoice_states alter at set default effective_time();
alter table credit_states alter at set default effective_time();
create or replace function refuse_closed_month() returns trigger language plpgsql as $$
begin
  new.effective_at := coalesce(new.effective_at, nullif(current_setting('framewell.effective_at', true), '')::timestamptz, new.posted_at);
  new.description := left(new.description || coalesce(current_setting('framewell.booked_on', true), ''), 500);
  if exists (select from book_closings where ends_at > new.effective_at) then
    raise exception 'The books of this day are closed' using errcode = '23514';
  end if;
  return new;
end $$;`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
create or replace function refuse_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from book_closings where ends_at > new.posted_at) then
    raise exception 'The books of this day are closed' using errcode = '23514';
  end if;
  return new;
end $$;
alter table credit_states alter at set default step_time();
alter table invoice_states alter at set default step_time();
alter table ledger_postings drop column effective_at;
drop function effective_time();`),
  )
}
