import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/*
 * What every invoice and every payment's unapplied rest was at any time. The database writes a row whenever they change, in the same
 * transaction and with the same time as the ledger's posting, so that receivables and statements agree with the ledger on any day.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  create table invoice_states (
    id bigint generated always as identity primary key,
    invoice_id uuid not null,
    at timestamptz not null default now(),
    status varchar(20) not null,
    paid_cents bigint not null,
    credited_cents bigint not null
  );
  create index invoice_states_invoice on invoice_states (invoice_id, id);
  create table credit_states (
    id bigint generated always as identity primary key,
    line_id uuid not null,
    at timestamptz not null default now(),
    company_id uuid,
    unapplied_cents bigint not null
  );
  create index credit_states_line on credit_states (line_id, id);
  create index credit_states_company on credit_states (company_id);

  -- Earlier days, from the records there are: parts of payments, completed phases, and postings that credit trade credit. The last row of an
  -- invoice is what it is now.
  with issued as (
    select i.id, case when i.prepaid or i.kind = 'change' then i.created_at else coalesce(
      (select min(x.created_at) from phase_completions x where x.project_id = i.project_id
        and x.phase::text = case i.kind::text when 'progress' then 'quality_check' else 'delivery' end), i.updated_at) end as at
    from invoices i where i.issued_on is not null
  ), events as (
    select id, created_at as at, 0::bigint as paid, 0::bigint as credited from invoices
    union all select id, at, 0, 0 from issued
    union all select x.invoice_id, x.created_at, x.amount_cents::bigint, 0 from receipt_parts x where x.invoice_id is not null
    union all select x.invoice_id, x.taken_back_at, -x.amount_cents::bigint, 0 from receipt_parts x where x.invoice_id is not null and x.taken_back_at is not null
    union all select i.id, coalesce((select max(s.posted_at) from payment_projects p join ledger_accounts a on a.project_id = p.number and a.kind = 'receivable'
        join ledger_entries e on e.account_id = a.id join ledger_postings s on s.id = e.posting_id
        where p.id = i.project_id and not i.prepaid and e.amount_cents < 0 and s.kind <> 'receipt'), i.updated_at), 0, i.credited_cents::bigint
      from invoices i where i.credited_cents > 0
    union all select id, updated_at, 0, 0 from invoices where status = 'void' and credited_cents = 0
  ), counted as (
    select e.id, e.at, sum(e.paid) over w as paid, sum(e.credited) over w as credited,
      row_number() over (partition by e.id order by e.at desc, e.paid desc, e.credited desc) as last
    from events e window w as (partition by e.id order by e.at, e.paid, e.credited rows unbounded preceding)
  )
  insert into invoice_states (invoice_id, at, status, paid_cents, credited_cents)
    select c.id, c.at, case when c.last = 1 then i.status::text when c.at >= s.at then 'open' else 'scheduled' end, c.paid, c.credited
    from counted c join invoices i on i.id = c.id left join issued s on s.id = c.id order by c.at, c.last desc;
  insert into credit_states (line_id, at, company_id, unapplied_cents)
    select id, updated_at, company_id, unapplied_cents from bank_lines where unapplied_cents > 0 order by updated_at;

  create function record_invoice_state() returns trigger language plpgsql as $$
  begin
    insert into invoice_states (invoice_id, status, paid_cents, credited_cents) values (new.id, new.status, new.paid_cents, new.credited_cents);
    return null;
  end $$;
  create trigger invoices_recorded after insert on invoices for each row execute function record_invoice_state();
  create trigger invoices_recorded_again after update on invoices for each row
    when ((old.status, old.paid_cents, old.credited_cents) is distinct from (new.status, new.paid_cents, new.credited_cents))
    execute function record_invoice_state();
  create function record_credit_state() returns trigger language plpgsql as $$
  begin
    insert into credit_states (line_id, company_id, unapplied_cents) values (new.id, new.company_id, new.unapplied_cents);
    return null;
  end $$;
  create trigger bank_lines_credit_recorded after update on bank_lines for each row
    when ((old.company_id, old.unapplied_cents) is distinct from (new.company_id, new.unapplied_cents))
    execute function record_credit_state();
  create trigger invoice_states_fixed before update or delete on invoice_states
    for each statement execute function refuse_payment_record_change();
  create trigger credit_states_fixed before update or delete on credit_states
    for each statement execute function refuse_payment_record_change();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  drop trigger invoices_recorded on invoices;
  drop trigger invoices_recorded_again on invoices;
  drop trigger bank_lines_credit_recorded on bank_lines;
  drop function record_invoice_state();
  drop function record_credit_state();
  drop table invoice_states;
  drop table credit_states;`)
}
