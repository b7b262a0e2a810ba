import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What sessions are known by, second factors, what a sign-in keeps between its steps, and accounts of a company's directory. They stand beside
// Payload's tables, whose rows of sessions it writes anew with every change of an account.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
      -- A new one that no code was entered of yet.
      pending_secret text,
      confirmed_at timestamptz,
      -- The time step of the last code that was taken: each is taken once.
      last_step bigint not null default 0,
      created_at timestamptz not null default now()
    );
    create table recovery_codes (
      account_id uuid not null references accounts (id) on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (account_id, code_hash)
    );
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
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table directory_accounts, sign_in_tickets, passkeys, recovery_codes, totp_factors, session_details;`)
}
