import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A dispute says what of its refund was released or withheld before, and what the decision took from its shop. Until here that was retainage alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "payment_disputes" ADD COLUMN "released_refund_cents" numeric;
  ALTER TABLE "payment_disputes" ADD COLUMN "taken_cents" numeric;
  ALTER TABLE "payment_disputes" ADD COLUMN "shop_release_cents" numeric;
  ALTER TABLE "payment_disputes" ADD COLUMN "taken_of_phases" jsonb;
  update payment_disputes d set released_refund_cents = d.refund_cents,
    taken_cents = round(d.refund_cents * (x.release ->> 'shopRetainageCents')::numeric / nullif((x.release ->> 'retainageCents')::numeric, 0)),
    shop_release_cents = round(d.release_cents * (x.release ->> 'shopRetainageCents')::numeric / nullif((x.release ->> 'retainageCents')::numeric, 0))
  from phase_completions x where x.project_id = d.project_id and x.phase = 'delivery' and d.resolved_at >= x.created_at;
  -- The title of a CSV statement names its days as people read them.
  alter table "bank_statements" disable trigger "bank_statements_fixed";
  update bank_statements set reference = to_char(left(reference, 10)::date, 'FMMonth FMDD, YYYY') || ' to '
    || to_char(substr(reference, 15, 10)::date, 'FMMonth FMDD, YYYY') || substr(reference, 25)
  where format = 'csv' and reference ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2} to [0-9]{4}-[0-9]{2}-[0-9]{2}, opening ';
  alter table "bank_statements" enable trigger "bank_statements_fixed"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "payment_disputes" DROP COLUMN "released_refund_cents";
  ALTER TABLE "payment_disputes" DROP COLUMN "taken_cents";
  ALTER TABLE "payment_disputes" DROP COLUMN "shop_release_cents";
  ALTER TABLE "payment_disputes" DROP COLUMN "taken_of_phases"`)
}
