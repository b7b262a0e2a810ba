import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The secret with which this product is known to the company's directory, and people of the directory whose address has an account here
// already: it is linked once a super admin says so.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
    create index directory_requests_account on directory_requests (account_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table directory_requests, directory_secret;`)
}
