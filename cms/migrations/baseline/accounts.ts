/** Sign-in: counters, sessions, second factors, proved addresses, passkeys, one-time tickets and the company directory (OpenID Connect). */
export const accounts = `
create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);

create table sign_in_failures (
  key varchar(64) primary key,
  failures integer not null,
  failed_at timestamptz not null,
  locked_until timestamptz
);

create table session_details (
  session_id text primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  address text not null,
  user_agent text not null,
  means text not null,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  checked_at timestamptz not null default now()
);
create index session_details_account on session_details (account_id);

create table totp_factors (
  account_id uuid primary key references accounts (id) on delete cascade,
  sealed_secret text not null,
  -- A replacement that has not been confirmed with a code yet.
  pending_secret text,
  confirmed_at timestamptz,
  -- The time step of the last accepted code; each code is accepted once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  account_id uuid not null references accounts (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, code_hash)
);

create table proved_addresses (
  account_id uuid not null references accounts (id) on delete cascade,
  email text not null,
  proved_at timestamptz not null default now(),
  primary key (account_id, email)
);

create table address_changes (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  token_hash text not null unique,
  stop_hash text not null unique,
  took_effect_at timestamptz,
  ended_at timestamptz
);
create index address_changes_account on address_changes (account_id);
create unique index address_changes_waiting on address_changes (account_id) where took_effect_at is null and ended_at is null;

create function keep_account_address() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.email is distinct from old.email and new.email not like 'deleted-%@deleted.invalid'
    and not exists (select from proved_addresses where account_id = new.id and email = new.email) then
    raise exception 'The address of an account changes only to one that its holder has proved' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger accounts_keep_address before update of email on accounts for each row execute function keep_account_address();

create table passkeys (
  id text primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

create table sign_in_tickets (
  token_hash text primary key,
  purpose text not null,
  account_id uuid references accounts (id) on delete cascade,
  data jsonb not null,
  expires_at timestamptz not null
);
create index sign_in_tickets_end on sign_in_tickets (expires_at);

create table directory_accounts (
  account_id uuid primary key references accounts (id) on delete cascade,
  issuer text not null,
  subject text not null,
  signed_in_at timestamptz not null default now(),
  unique (issuer, subject)
);

create table directory_secret (
  only_one boolean primary key default true check (only_one),
  sealed_secret text not null,
  changed_at timestamptz not null default now()
);

create table directory_requests (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  email text not null,
  name text not null,
  account_id uuid not null references accounts (id) on delete cascade,
  asked_at timestamptz not null default now(),
  unique (issuer, subject)
);
create index directory_requests_account on directory_requests (account_id);
`
