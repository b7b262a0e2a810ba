import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Events stay as they were said, except who a deleted person was. The application may still change none of them: it may call this function,
// which puts the words of a deleted person in the place of name and address, takes what they wrote, and touches nothing else.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create or replace function refuse_event_change() returns trigger language plpgsql as $$
    begin
      -- Said by forget_person_in_events for its own statement alone; who says it themselves lacks the right to change the table.
      if tg_op = 'UPDATE' and current_setting('framewell.forgetting', true) = 'yes' then return null; end if;
      raise exception 'Events are append-only' using errcode = '42501';
    end $$;
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
    revoke all on function forget_person_in_events(text[], text, text) from public;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function forget_person_in_events(text[], text, text);
    create or replace function refuse_event_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Events are append-only' using errcode = '42501';
    end $$;`)
}
