/**
 * The double-entry ledger. The database itself holds what must always be true: postings balance, entries never change, no account that may not
 * go negative does, nothing is posted in a closed month, and a step is posted once and reversed once. A project is named by its order's number.
 * cms/payments/post.ts is the only code that writes here.
 */
export const ledger = `
-- When a step is booked: now, or the time that a statement gives it, never in a month that is closed.
create function step_time() returns timestamptz language sql stable as $$
  select case when coalesce(current_setting('framewell.step_time', true), '') = '' then now()
    else greatest(current_setting('framewell.step_time', true)::timestamptz, (select max(ends_at) from book_closings)) end
$$;

create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind varchar(40) not null,
  project_id varchar(40),
  side varchar(6) not null check (side in ('debit', 'credit')),
  may_go_negative boolean not null,
  balance_cents bigint not null default 0,
  unique nulls not distinct (kind, project_id),
  constraint ledger_accounts_covered check (balance_cents >= 0 or may_go_negative)
);
create index ledger_accounts_project on ledger_accounts (project_id);

create table ledger_postings (
  id bigint generated always as identity primary key,
  key varchar(200) not null unique,
  kind varchar(40) not null,
  description varchar(500) not null,
  fingerprint char(64) not null,
  actor_id varchar(64),
  actor_email varchar(254) not null,
  request_id varchar(64) not null,
  xid xid8 not null default pg_current_xact_id(),
  reverses bigint unique references ledger_postings (id),
  posted_at timestamptz not null default step_time()
);
create index ledger_postings_posted_at on ledger_postings (posted_at desc, id desc);

create table ledger_entries (
  id bigint generated always as identity primary key,
  posting_id bigint not null references ledger_postings (id),
  account_id bigint not null references ledger_accounts (id),
  amount_cents bigint not null check (amount_cents <> 0)
);
create index ledger_entries_posting on ledger_entries (posting_id);
create index ledger_entries_account on ledger_entries (account_id, id desc);

create table ledger_proofs (
  id bigint generated always as identity primary key,
  through_posting bigint not null unique,
  postings bigint not null,
  entries bigint not null,
  debit_cents bigint not null,
  hash char(64) not null,
  proved_at timestamptz not null default now()
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of the ledger never change; post a reversal' using errcode = '42501';
end $$;
create trigger ledger_postings_append_only before update or delete or truncate on ledger_postings
  for each statement execute function refuse_ledger_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger ledger_proofs_append_only before update or delete or truncate on ledger_proofs
  for each statement execute function refuse_ledger_change();

create function check_posting_balances() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if (select coalesce(sum(amount_cents), 1) from ledger_entries where posting_id = new.id) <> 0 then
    raise exception 'Posting % does not balance', new.id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function check_posting_balances();

create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from book_closings where ends_at > new.posted_at) then
    raise exception 'The books of this day are closed' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger ledger_postings_open_month before insert on ledger_postings for each row execute function refuse_closed_month();

create function refuse_late_entry() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select from added join ledger_postings p on p.id = added.posting_id where p.xid <> pg_current_xact_id()
  ) then
    raise exception 'A posting takes no entries after its transaction' using errcode = '23514';
  end if;
  return null;
end $$;
create trigger ledger_entries_with_posting after insert on ledger_entries referencing new table as added
  for each statement execute function refuse_late_entry();
`
