import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Failed sign-ins are counted by who tries, and the outbox keeps no secret that anybody can read. The columns login_attempts and lock_until
// of accounts stay, unused: while a release rolls, processes of the one before still read them.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table outgoing_mail add column sealed varchar;
    create index outgoing_mail_recipient on outgoing_mail (lower("to"), created_at);
    -- What is still to be sent is left whole; it leaves within seconds.
    update outgoing_mail set
      text = regexp_replace(text, '[A-Za-z0-9_-]{40,}', '[private]', 'g'),
      html = regexp_replace(html, '[A-Za-z0-9_-]{40,}', '[private]', 'g'),
      unsubscribe_url = regexp_replace(unsubscribe_url, '[A-Za-z0-9_-]{40,}', '[private]', 'g')
    where status in ('sent', 'failed', 'outbox');
    -- Links for a new password that operators could read open nothing any more.
    update accounts set reset_password_token = null, reset_password_expiration = null where reset_password_token is not null;
    create table sign_in_failures (
      key varchar(64) primary key,
      failures integer not null,
      failed_at timestamptz not null,
      locked_until timestamptz
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table sign_in_failures;
    drop index outgoing_mail_recipient;
    alter table outgoing_mail drop column sealed;`)
}
