import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What Payload's schema cannot say: counters of the rate limits, an audit trail that even SQL cannot rewrite, and a wake-up for the mail relay.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);

    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Audit records are append-only' using errcode = '42501';
    end $$;
    create trigger audit_records_append_only before update or delete or truncate on audit_records
      for each statement execute function refuse_audit_change();

    create function announce_outgoing_mail() returns trigger language plpgsql as $$
    begin
      -- Postgres delivers it with the commit, never before, and not at all after a rollback.
      perform pg_notify('outgoing_mail', '');
      return null;
    end $$;
    create trigger outgoing_mail_announced after insert on outgoing_mail
      for each statement execute function announce_outgoing_mail();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger outgoing_mail_announced on outgoing_mail;
    drop function announce_outgoing_mail;
    drop trigger audit_records_append_only on audit_records;
    drop function refuse_audit_change;
    drop table rate_limits;`)
}
