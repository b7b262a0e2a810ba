/** Numbers of invoices and payouts; one open dispute per project, one active bank account per company; records that never change. */
export const payments = `
create sequence invoice_numbers;
create sequence payout_run_numbers;
create sequence payout_numbers;
create unique index payment_disputes_one_open on payment_disputes (project_id) where status = 'open';
create unique index bank_details_one_active on bank_details (company_id) where status = 'active';
create unique index factoring_requests_one_pending on factoring_requests (project_id) where status = 'pending';

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
`
