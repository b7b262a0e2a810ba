/**
 * Numbers of invoices, payouts, transfers and prenotes; one open dispute per project, one active bank account per company, one waiver per
 * phase or advance; records that never change; what invoices and customers' credit were on earlier days.
 */
export const payments = `
create sequence invoice_numbers;
create sequence payout_run_numbers;
create sequence payout_numbers;
create sequence bank_transfer_numbers;
create sequence prenote_file_numbers;
alter table phase_completions alter created_at set default step_time();
alter table receipt_parts alter created_at set default step_time();
alter table receipt_parts add constraint receipt_parts_amount check (amount_cents > 0);
alter table bank_lines add constraint bank_lines_unapplied check (unapplied_cents >= 0 and unapplied_cents <= greatest(amount_cents, 0));
alter table invoices add constraint invoices_not_overpaid
  check (paid_cents >= 0 and credited_cents >= 0 and paid_cents + credited_cents <= amount_cents);
alter table bank_transfers add constraint bank_transfers_one_end
  check (canceled_by is null or left_line_id is null and arrived_line_id is null);
create unique index payment_disputes_one_open on payment_disputes (project_id) where status = 'open';
create unique index bank_details_one_active on bank_details (company_id) where status = 'active';
create unique index factoring_requests_one_pending on factoring_requests (project_id) where status = 'pending';
create unique index lien_waivers_once_for_a_phase on lien_waivers (project_id, phase, condition, fabricator_id, company_id) where advance_id is null;
create unique index lien_waivers_once_for_an_amount on lien_waivers (advance_id, condition, amount_cents) where advance_id is not null;

create table invoice_states (
  id bigint generated always as identity primary key,
  invoice_id uuid not null,
  at timestamptz not null default step_time(),
  status varchar(20) not null,
  paid_cents bigint not null,
  credited_cents bigint not null
);
create index invoice_states_invoice on invoice_states (invoice_id, id);
create table credit_states (
  id bigint generated always as identity primary key,
  line_id uuid not null,
  at timestamptz not null default step_time(),
  company_id uuid,
  unapplied_cents bigint not null
);
create index credit_states_line on credit_states (line_id, id);
create index credit_states_company on credit_states (company_id);

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

create function refuse_payment_record_change() returns trigger language plpgsql as $$
begin
  raise exception 'This record of payments never changes' using errcode = '42501';
end $$;
create trigger lien_waivers_fixed before update or delete on lien_waivers
  for each statement execute function refuse_payment_record_change();
create trigger phase_completions_fixed before update or delete on phase_completions
  for each statement execute function refuse_payment_record_change();
create trigger bank_statements_fixed before update or delete on bank_statements
  for each statement execute function refuse_payment_record_change();
create trigger bank_lines_fixed before update on bank_lines for each row
  when ((old.statement_id, old.bank_reference, old.booked_on, old.amount_cents, old.text)
    is distinct from (new.statement_id, new.bank_reference, new.booked_on, new.amount_cents, new.text))
  execute function refuse_payment_record_change();
create trigger bank_details_fixed before update on bank_details for each row
  when ((old.company_id, old.sealed, old.account_name, old.proposed_by_id)
    is distinct from (new.company_id, new.sealed, new.account_name, new.proposed_by_id))
  execute function refuse_payment_record_change();
create trigger invoices_fixed before update on invoices for each row
  when ((old.number, old.project_id, old.kind, old.amount_cents, old.prepaid)
    is distinct from (new.number, new.project_id, new.kind, new.amount_cents, new.prepaid))
  execute function refuse_payment_record_change();
create trigger payouts_fixed before update on payouts for each row
  when ((old.reference, old.project_id, old.account, old.amount_cents, old.bank_detail_id)
    is distinct from (new.reference, new.project_id, new.account, new.amount_cents, new.bank_detail_id))
  execute function refuse_payment_record_change();
create trigger bank_transfers_fixed before update on bank_transfers for each row
  when ((new.number, new."from", new.amount_cents) is distinct from (old.number, old."from", old.amount_cents))
  execute function refuse_payment_record_change();
create trigger receipt_parts_fixed before update on receipt_parts for each row
  when ((old.line_id, old.company_id, old.project_id, old.invoice_id, old.amount_cents, old.posting_id)
    is distinct from (new.line_id, new.company_id, new.project_id, new.invoice_id, new.amount_cents, new.posting_id))
  execute function refuse_payment_record_change();
create trigger invoice_states_fixed before update or delete on invoice_states
  for each statement execute function refuse_payment_record_change();
create trigger credit_states_fixed before update or delete on credit_states
  for each statement execute function refuse_payment_record_change();
`
