/**
 * Events never change, except that forget_person_in_events replaces the name, address and words of a deleted person. A new mail wakes the
 * relay with the commit.
 */
export const notifications = `
create index outgoing_mail_recipient on outgoing_mail (lower("to"), created_at);

create function announce_outgoing_mail() returns trigger language plpgsql as $$
begin
  -- PostgreSQL delivers it with the commit, never before, and not at all after a rollback.
  perform pg_notify('outgoing_mail', '');
  return null;
end $$;
create trigger outgoing_mail_announced after insert on outgoing_mail
  for each statement execute function announce_outgoing_mail();

create function refuse_event_change() returns trigger language plpgsql as $$
begin
  -- Set by forget_person_in_events for its own statement. Setting it does not help the application, which may not update the table.
  if tg_op = 'UPDATE' and current_setting('framewell.forgetting', true) = 'yes' then return null; end if;
  raise exception 'Events are append-only' using errcode = '42501';
end $$;
create trigger notification_events_append_only before update or delete or truncate on notification_events
  for each statement execute function refuse_event_change();

create function forget_person_in_events(addresses text[], anonymous_name text, anonymous_address text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare forgotten integer;
begin
  perform set_config('framewell.forgetting', 'yes', true);
  update notification_events set payload = (
    select jsonb_object_agg(key, case
      when key in ('name', 'contactName') then to_jsonb(anonymous_name)
      when jsonb_typeof(value) = 'string' and lower(value #>> '{}') = any(addresses) then to_jsonb(anonymous_address)
      when jsonb_typeof(value) = 'string' and (key in ('text', 'message') or exists (
        select from unnest(addresses) a where position(a in lower(value #>> '{}')) > 0)) then to_jsonb(''::text)
      else value end)
    from jsonb_each(payload))
  where exists (select from unnest(addresses) a where position(a in lower(payload::text)) > 0);
  get diagnostics forgotten = row_count;
  perform set_config('framewell.forgetting', 'no', true);
  return forgotten;
end $$;
revoke all on function forget_person_in_events(text[], text, text) from public;
`
