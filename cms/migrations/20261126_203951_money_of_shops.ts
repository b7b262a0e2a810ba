import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** SQL: the shop of an order at a time: the one before the first reroute since, as its audit record has it, or the present one. */
const shopAt = (action: string, subject: string, at: string, present: string) => `
  coalesce((select r.before ->> 'fabricator' from audit_records r where r.action = '${action}' and r.subject_id = ${subject} and r.created_at > ${at}
    order by r.created_at limit 1), ${present}::text)`

/** Gives disputes and messages to the shop that made the order when they were written. */
const WRITTEN_WITH_SHOP = `
  update payment_disputes d set fabricator_id = f.id from payment_projects p, fabricators f
    where p.id = d.project_id and f.id::text = ${shopAt('payment-project-reassign', 'p.number', 'd.created_at', 'p.fabricator_id')};
  update order_messages m set fabricator_id = f.id from orders o, fabricators f
    where o.id = m.order_id and f.id::text = ${shopAt('order-reroute', 'o.id::text', 'm.at', 'o.fabricator_id')};`

/** What a return took back was posted in its own transaction, on the payout's project. */
const TOOK_BACK = `
  update payouts o set took_back = found.ids from (
    select o.id, jsonb_agg(p.id order by p.id) as ids
    from payouts o join payment_projects pr on pr.id = o.project_id
      join ledger_postings back on back.kind = 'payout_returned' and starts_with(back.description, 'Payout ' || o.reference || ' ')
        and not exists (select from ledger_postings r where r.reverses = back.id)
      join ledger_postings p on p.posted_at = back.posted_at and p.kind in ('advance_undone', 'payout_unclaimed')
        and exists (select from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.posting_id = p.id and a.project_id = pr.number)
    where o.status = 'returned' group by o.id) found where found.id = o.id;`

// Undoing a return undoes what it took back; what was written with one shop is not read by the next.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment_disputes" ADD COLUMN "fabricator_id" uuid;
  ALTER TABLE "payouts" ADD COLUMN "took_back" jsonb;
  ALTER TABLE "order_messages" ADD COLUMN "fabricator_id" uuid;
  ${sql.raw(WRITTEN_WITH_SHOP)}
  ${sql.raw(TOOK_BACK)}
  ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payment_disputes_fabricator_idx" ON "payment_disputes" USING btree ("fabricator_id");
  CREATE INDEX "order_messages_fabricator_idx" ON "order_messages" USING btree ("fabricator_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment_disputes" DROP CONSTRAINT "payment_disputes_fabricator_id_fabricators_id_fk";
  ALTER TABLE "order_messages" DROP CONSTRAINT "order_messages_fabricator_id_fabricators_id_fk";
  DROP INDEX "payment_disputes_fabricator_idx";
  DROP INDEX "order_messages_fabricator_idx";
  ALTER TABLE "payment_disputes" DROP COLUMN "fabricator_id";
  ALTER TABLE "payouts" DROP COLUMN "took_back";
  ALTER TABLE "order_messages" DROP COLUMN "fabricator_id";`)
}
