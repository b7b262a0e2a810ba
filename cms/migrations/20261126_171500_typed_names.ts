import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What strangers typed leaves the records that nobody may change: names at failed sign-ins (a password in the wrong field, a deleted person's
// address), and addresses of invitations, contacts and settings. New records hold keyed hashes.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table audit_records disable trigger user;
    update audit_records set subject_id = 'name-unknown'
      where action = 'sign-in-failed' and subject_id not in (select id::text from accounts);
    update audit_records set before = before - 'email', after = after - 'email'
      where action in ('person-invited', 'sign-up-requested', 'quote-contact', 'notification-address', 'notification-test',
        'account-create', 'account-update', 'account-delete');
    alter table audit_records enable trigger user;
    delete from remote_failures where concat_ws(' ', message, path, stack) ~* '[^[:space:]@<>"(),;:/?&=]+(@|%40)[a-z0-9-]+([.][a-z0-9-]+)+';`)
}

/** What was taken away is gone. */
export async function down(_: MigrateDownArgs): Promise<void> {}
