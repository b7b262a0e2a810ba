import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Applicants are known by mailbox (`mailboxOf`) and company name: without legal form, case and punctuation. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(String.raw`
create function mailbox_of(email text) returns text language sql immutable as $$
  select regexp_replace(lower(btrim(email)), '\+.*@', '@')
$$;
create function company_key(name text) returns text language sql immutable as $$
  select replace(regexp_replace(btrim(regexp_replace(regexp_replace(lower(name), '[.''’]', '', 'g'), '[^[:alnum:]]+', ' ', 'g')),
    '( (llc|inc|incorporated|corp|corporation|co|company|ltd|limited|lp|llp|pllc))+$', ''), ' ', '')
$$;
create index credit_applications_mailbox on credit_applications (mailbox_of(email));
create index credit_applications_company_key on credit_applications (company_key(company_name)) where company_name <> '';`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  drop index credit_applications_company_key;
  drop index credit_applications_mailbox;
  drop function company_key(text);
  drop function mailbox_of(text);`)
}
