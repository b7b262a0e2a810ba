import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The version that was saved last is the newest, also after the clock was set back: Payload tells them apart by their time alone, and then had two
 * newest ones and read the older.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function keep_newest_version() returns trigger language plpgsql as $$
    declare
      newest timestamptz;
    begin
      if new.latest is not true then return new; end if;
      execute format('select max(updated_at) from %I.%I where parent_id = $1 and id <> $2', tg_table_schema, tg_table_name)
        into newest using new.parent_id, new.id;
      if newest >= new.updated_at then new.updated_at := newest + interval '1 millisecond'; end if;
      if tg_op = 'INSERT' then
        execute format('update %I.%I set latest = false where parent_id = $1 and id <> $2 and latest', tg_table_schema, tg_table_name)
          using new.parent_id, new.id;
      end if;
      return new;
    end $$;
    create trigger keep_newest_version before insert or update of updated_at, latest on _pages_v
      for each row execute function keep_newest_version();
    create trigger keep_newest_version before insert or update of updated_at, latest on _posts_v
      for each row execute function keep_newest_version();
  `)
}

export async function down({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop trigger keep_newest_version on _posts_v;
    drop trigger keep_newest_version on _pages_v;
    drop function keep_newest_version();
  `)
}
