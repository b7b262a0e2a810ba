import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * An address is found in a text only as a whole: 'smith@mail.test' is not in 'ann.smith@mail.test'. A deletion takes the name and words of
 * events whose address it is; from those that others caused, only the address.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(String.raw`
create function address_pattern(address text) returns text language sql immutable as $$
  -- An apostrophe may belong to an address (o'neil@…) or quote it; a period after it may end the sentence.
  select '(?<![a-z0-9._%+-])(?<![a-z0-9._%+-]'')' || regexp_replace(address, '[^[:alnum:]]', '\\\&', 'g') || '(?![a-z0-9-]|\.[a-z0-9])'
$$;

create function names_address(content text, addresses text[]) returns boolean language sql immutable as $$
  select exists (select from unnest(addresses) a where position(a in lower(content)) > 0 and content ~* address_pattern(a))
$$;

-- Each text of the data by itself: written as JSON, a line break before an address looks like a letter of it.
create function names_address(content jsonb, addresses text[]) returns boolean language sql immutable as $$
  select exists (select from jsonb_path_query(content, 'strict $.**') told where jsonb_typeof(told) = 'string' and names_address(told #>> '{}', addresses))
$$;

create function replace_addresses(content jsonb, addresses text[], instead text) returns jsonb language plpgsql immutable as $$
declare told text; address text;
begin
  case jsonb_typeof(content)
    when 'string' then
      told := content #>> '{}';
      foreach address in array addresses loop
        told := regexp_replace(told, address_pattern(address), instead, 'gi');
      end loop;
      return to_jsonb(told);
    when 'array' then
      return (select coalesce(jsonb_agg(replace_addresses(value, addresses, instead) order by place), '[]')
        from jsonb_array_elements(content) with ordinality as one(value, place));
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, replace_addresses(value, addresses, instead)), '{}') from jsonb_each(content));
    else return content;
  end case;
end $$;

create or replace function forget_person_in_events(addresses text[], anonymous_name text, anonymous_address text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare forgotten integer;
begin
  perform set_config('framewell.forgetting', 'yes', true);
  update notification_events set payload = replace_addresses(case
    when lower(payload ->> 'email') = any(addresses) then (select jsonb_object_agg(key, case
      when key in ('name', 'contactName') then to_jsonb(anonymous_name)
      when key in ('text', 'message') then to_jsonb(''::text)
      else value end) from jsonb_each(payload))
    else payload end, addresses, anonymous_address)
  where names_address(payload, addresses);
  get diagnostics forgotten = row_count;
  perform set_config('framewell.forgetting', 'no', true);
  return forgotten;
end $$;`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
create or replace function forget_person_in_events(addresses text[], anonymous_name text, anonymous_address text) returns integer
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
drop function replace_addresses(jsonb, text[], text);
drop function names_address(jsonb, text[]);
drop function names_address(text, text[]);
drop function address_pattern(text);`),
  )
}
