import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Decisions of the public routing test go after their time (domain/retention); those about real projects stay as they were made.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function refuse_routing_deletion() returns trigger language plpgsql as $$
    begin
      if starts_with(old.project_id, 'test-') then return old; end if;
      raise exception 'Routing decisions about projects never go' using errcode = '42501';
    end $$;
    drop trigger routing_decisions_fixed on routing_decisions;
    create trigger routing_decisions_fixed before update or truncate on routing_decisions
      for each statement execute function refuse_routing_change();
    create trigger routing_decisions_kept before delete on routing_decisions
      for each row execute function refuse_routing_deletion();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger routing_decisions_kept on routing_decisions;
    drop function refuse_routing_deletion;
    drop trigger routing_decisions_fixed on routing_decisions;
    create trigger routing_decisions_fixed before update or delete or truncate on routing_decisions
      for each statement execute function refuse_routing_change();`)
}
