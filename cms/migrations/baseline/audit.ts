/** An audit trail that even SQL cannot rewrite. */
export const audit = `
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'Audit records are append-only' using errcode = '42501';
end $$;
create trigger audit_records_append_only before update or delete or truncate on audit_records
  for each statement execute function refuse_audit_change();
`
