/** Fabricators' weeks and holds, ZIP codes, and routing decisions that never change. */
export const network = `
create sequence network_application_numbers;

create table zip_codes (zip char(5) primary key, city varchar(120) not null, state char(2) not null, lat float8 not null, lng float8 not null);

create table capacity_weeks (
  fabricator_id uuid not null references fabricators (id) on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  closed_units integer not null default 0 check (closed_units >= 0),
  reserved_units integer not null default 0 check (reserved_units >= 0),
  note varchar(200) not null default '',
  changed_at timestamptz not null default now(),
  primary key (fabricator_id, week)
);

create table capacity_holds (
  hold_id uuid not null,
  fabricator_id uuid not null references fabricators (id),
  week date not null check (extract(isodow from week) = 1),
  units integer not null check (units > 0),
  reference varchar(120) not null,
  held_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (hold_id, week)
);
create index capacity_holds_week on capacity_holds (fabricator_id, week);

create table routing_policy_versions (
  version integer primary key,
  policy jsonb not null,
  saved_by varchar(254) not null,
  saved_at timestamptz not null default now()
);

create table routing_decision_shops (
  decision_id uuid primary key references routing_decisions (id) on delete cascade deferrable initially deferred,
  shops uuid[] not null,
  reasons text[] not null,
  miles float8[] not null,
  free_units integer[] not null,
  capacity_units integer[] not null,
  quality float8[] not null,
  unit_cents integer[] not null,
  preferred boolean[] not null,
  scores float8[] not null,
  out_of_reach uuid[] not null,
  inactive uuid[] not null
);

create function refuse_routing_change() returns trigger language plpgsql as $$
begin
  raise exception 'Routing decisions and versions of the policy never change' using errcode = '42501';
end $$;
create trigger routing_policy_versions_fixed before update or delete or truncate on routing_policy_versions
  for each statement execute function refuse_routing_change();
create trigger routing_decisions_fixed before update or truncate on routing_decisions
  for each statement execute function refuse_routing_change();
create trigger routing_decision_shops_fixed before update or truncate on routing_decision_shops
  for each statement execute function refuse_routing_change();

create function refuse_routing_deletion() returns trigger language plpgsql as $$
begin
  if starts_with(old.project_id, 'test-') then return old; end if;
  raise exception 'Routing decisions about projects never go' using errcode = '42501';
end $$;
create trigger routing_decisions_kept before delete on routing_decisions
  for each row execute function refuse_routing_deletion();

create function refuse_decision_shops_deletion() returns trigger language plpgsql as $$
begin
  if exists (select from routing_decisions where id = old.decision_id) then
    raise exception 'Shops of a routing decision go with it alone' using errcode = '42501';
  end if;
  return old;
end $$;
create trigger routing_decision_shops_kept before delete on routing_decision_shops
  for each row execute function refuse_decision_shops_deletion();
`
