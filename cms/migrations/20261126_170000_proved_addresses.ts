import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Which address an account's holder has proved, and changes of addresses. The trigger holds for every path: Payload's, ours and direct SQL. Accounts
// that came by an invitation have proved theirs; the others do so on their account page.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table proved_addresses (
      account_id uuid not null references accounts (id) on delete cascade,
      email text not null,
      proved_at timestamptz not null default now(),
      primary key (account_id, email)
    );
    insert into proved_addresses (account_id, email)
      select a.id, a.email from accounts a join people p on p.account_id = a.id and lower(p.email) = a.email
      where exists (select from party_invitations i where i.person_id = p.id and i.accepted_at is not null);
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
    alter table recovery_codes add column created_at timestamptz not null default now();
    create function keep_account_address() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      if new.email is distinct from old.email and new.email not like 'deleted-%@deleted.invalid'
        and not exists (select from proved_addresses where account_id = new.id and email = new.email) then
        raise exception 'The address of an account changes only to one that its holder has proved' using errcode = '42501';
      end if;
      return new;
    end $$;
    create trigger accounts_keep_address before update of email on accounts for each row execute function keep_account_address();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger accounts_keep_address on accounts;
    drop function keep_account_address();
    alter table recovery_codes drop column created_at;
    drop table address_changes, proved_addresses;`)
}
