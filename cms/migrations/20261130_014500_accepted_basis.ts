import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Accepted orders without limits on record had whole walls as panels, which no shop was held to: they get the product's default limits.
 * From here on no order is accepted without them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  update orders set panel_basis = '{"limits": {"lengthFeet": 20, "heightFeet": 12, "widthFeet": 8.5, "trussFeet": 48, "weightPounds": 600,
    "liftPounds": 2000}, "setBy": "default", "serviceHolesMm": []}'
    where accepted_at is not null and coalesce(jsonb_typeof(panel_basis), 'null') <> 'object';
  alter table orders add constraint orders_accepted_basis check (accepted_at is null or coalesce(jsonb_typeof(panel_basis) = 'object', false));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table orders drop constraint orders_accepted_basis;`)
}
