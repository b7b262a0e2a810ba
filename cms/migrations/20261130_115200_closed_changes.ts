import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Closes change orders that can no longer be signed, and their quotes can be ordered again. The type is made anew, because a value that is
 * added to it cannot be used in the same transaction.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table order_changes alter column status set data type text;
    drop type enum_order_changes_status;
    create type enum_order_changes_status as enum ('proposed', 'accepted', 'declined', 'closed');
    update issued_quotes q set ordered_at = null, updated_at = now()
      from order_changes x join orders o on o.id = x.order_id
      where x.status = 'proposed' and (o.status in ('cancelled', 'completed') or o.stage >= 'fabrication_started')
        and x.facts #>> '{source,kind}' = 'quote' and x.facts #>> '{source,id}' = q.id::text;
    update order_changes x set status = 'closed', decided_at = now(), updated_at = now() from orders o
      where o.id = x.order_id and x.status = 'proposed' and (o.status in ('cancelled', 'completed') or o.stage >= 'fabrication_started');
    alter table order_changes alter column status set data type enum_order_changes_status using status::enum_order_changes_status;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table order_changes alter column status set data type text;
    update order_changes set status = 'declined' where status = 'closed';
    drop type enum_order_changes_status;
    create type enum_order_changes_status as enum ('proposed', 'accepted', 'declined');
    alter table order_changes alter column status set data type enum_order_changes_status using status::enum_order_changes_status;`)
}
