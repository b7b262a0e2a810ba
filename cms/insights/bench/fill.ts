import { TRACKED_EVENTS } from '@framewell/domain/insights/track'
import type pg from 'pg'

export interface Size {
  readonly events: number
  readonly orders: number
}

/** SQL: the nth of so many times, spread evenly over the last year. */
const spread = (n: string, of: string) => `now() - interval '365 days' * (1 - ${n}::float8 / ${of})`

/** Copies a table's only row: the given columns differ in each copy, `n` is its number, and every other column stays. */
const copies = (table: string, count: string, changes: string) => `
  insert into ${table} select made.* from (select to_jsonb(t) as row from ${table} t limit 1) t, generate_series(1, ${count}) n,
    lateral jsonb_populate_record(null::${table}, t.row || jsonb_build_object('id', gen_random_uuid(), ${changes})) made`

/**
 * A year of business: orders with their events, invoices, money and disputes, builders, quotes, active accounts, and visitors' events. Runs
 * without triggers and foreign keys, which check one row at a time; the rows still satisfy them.
 */
export async function fill(owner: pg.Pool, { events, orders }: Size): Promise<void> {
  const client = await owner.connect()
  const builders = Math.ceil(orders / 5)
  await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
  await client.query(`insert into companies select made.* from (select to_jsonb(t) as row from companies t limit 1) t, generate_series(1, ${builders}) n,
    lateral jsonb_populate_record(null::companies, t.row || jsonb_build_object('id', md5('company ' || n)::uuid,
    'name', 'Builder ' || n || ' Homes')) made`)
  await client.query(
    copies(
      'credit_applications',
      String(builders * 2),
      `'email', 'person' || n % ${builders} || '@example.com', 'contact_name', 'Person ' || n % ${builders},
       'company_name', 'Builder ' || n % ${builders} || ' Homes', 'company_id', md5('company ' || n % ${builders})::uuid,
       'credit_score', 40 + n % 60, 'assigned_tier', (array['Preferred', 'Standard', 'Prepay'])[n % 3 + 1],
       'qualification_status', (array['approved', 'approved', 'rejected', 'approved', 'pending'])[case when n > ${builders * 2 - 40} then 5 else n % 4 + 1 end],
       'applied_at', ${spread('n', String(builders * 2))}, 'token_hash', 'a' || n`,
    ),
  )
  await client.query(
    copies(
      'issued_quotes',
      String(orders * 2),
      `'number', 'Q-' || n, 'contact_email', 'person' || n % ${builders} || '@example.com', 'total_cents', 3000000 + n % 900 * 1000,
       'issued_at', ${spread('n', String(orders * 2))}, 'ordered_at', case when n % 2 = 0 then ${spread('n', String(orders * 2))} end, 'token_hash', 'q' || n`,
    ),
  )
  await client.query(`delete from issued_quotes where number = 'Q-TEMPLATE'; delete from credit_applications where token_hash = 'template'`)
  await client.query(`insert into orders select made.* from (select to_jsonb(t) as row from orders t limit 1) t, generate_series(1, ${orders}) n,
    lateral jsonb_populate_record(null::orders, t.row || jsonb_build_object('id', md5('order ' || n)::uuid,
      'number', 'FW-2025-' || lpad(n::text, 6, '0'), 'source_id', 's' || n, 'company_id', md5('company ' || n % ${builders})::uuid,
      'company_name', 'Builder ' || n % ${builders} || ' Homes', 'price_cents', 3000000 + n % 900 * 1000, 'tier', (array['Preferred', 'Standard', 'Prepay'])[n % 3 + 1],
      'status', case when n % 20 = 0 then 'cancelled' when n < ${Math.floor(orders * 0.9)} then 'completed' else 'active' end,
      'stage', case when n < ${Math.floor(orders * 0.9)} then 'completion_qa' else 'fabrication_started' end,
      'placed_at', ${spread('n', String(orders))}, 'signed_at', ${spread('n', String(orders))}, 'deliver_by', to_char(${spread('n', String(orders))} + interval '35 days', 'YYYY-MM-DD'))) made`)
  await client.query(`insert into order_events select made.* from (select to_jsonb(t) as row from order_events t limit 1) t, orders o, (values ('order_placed', 0), ('fabrication_started', 9), ('fabrication_complete', 20), ('in_transit', 24), ('delivered_to_site', 28)) s (stage, days),
    lateral jsonb_populate_record(null::order_events, t.row || jsonb_build_object('id', gen_random_uuid(), 'order_id', o.id,
      'stage', s.stage, 'at', o.placed_at + days * interval '1 day' + (hashtext(o.number) % 10) * interval '1 day')) made
    where o.number <> 'FW-TEMPLATE' and (o.stage = 'completion_qa' or days < 20)`)
  await client.query(`insert into payment_projects select made.* from (select to_jsonb(t) as row from payment_projects t limit 1) t, orders o,
    lateral jsonb_populate_record(null::payment_projects, t.row || jsonb_build_object('id', md5('project ' || o.number)::uuid,
      'number', o.number, 'company_id', o.company_id, 'status', case when o.status = 'active' then 'active' else 'closed' end)) made
    where o.number <> 'FW-TEMPLATE'`)
  await client.query(`insert into invoices select made.* from (select to_jsonb(t) as row from invoices t limit 1) t, orders o, (values ('deposit'), ('final')) k (kind),
    lateral jsonb_populate_record(null::invoices, t.row || jsonb_build_object('id', gen_random_uuid(), 'number', o.number || '-' || k.kind,
      'project_id', md5('project ' || o.number)::uuid, 'company_id', o.company_id, 'kind', k.kind, 'status', case when o.status = 'active' and k.kind = 'final' then 'open' else 'paid' end,
      'paid_cents', case when o.status = 'active' and k.kind = 'final' then 0 else 850000 end)) made
    where o.number <> 'FW-TEMPLATE'`)
  await client.query(`insert into payment_disputes select made.* from (select to_jsonb(t) as row from payment_disputes t limit 1) t, orders o,
    lateral jsonb_populate_record(null::payment_disputes, t.row || jsonb_build_object('id', gen_random_uuid(),
      'project_id', md5('project ' || o.number)::uuid, 'status', case when o.status = 'active' then 'open' else 'resolved' end)) made
    where right(o.number, 2) = '07'`)
  for (const table of ['payment_disputes', 'invoices'])
    await client.query(`delete from ${table} where project_id in (select id from payment_projects where number = 'FW-TEMPLATE')`)
  await client.query(
    `delete from order_events where order_id in (select id from orders where number = 'FW-TEMPLATE'); delete from orders where number = 'FW-TEMPLATE'; delete from payment_projects where number = 'FW-TEMPLATE'`,
  )
  await fillLedger(client, orders)
  await client.query(`insert into audit_records (action, subject_type, subject_id, actor_id, actor_email, actor_role, created_at, updated_at)
    select 'order-place', 'orders', 'o' || n, 'actor ' || n % ${builders}, 'person' || n % ${builders} || '@example.com', 'builder', ${spread('n', String(orders * 3))}, now()
    from generate_series(1, ${orders * 3}) n`)
  const names = TRACKED_EVENTS.map((event) => `'${event}'`).join(', ')
  await client.query(`insert into product_events (event, data, created_at, updated_at)
    select (array[${names}])[n % ${TRACKED_EVENTS.length} + 1]::enum_product_events_event, '{"plan": "storch-1800"}', ${spread('n', String(events))}, now()
    from generate_series(1, ${events}) n`)
  await client.query(`insert into metric_days (metric, day, value)
    select 'event:' || event, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD'), count(*) from product_events group by 1, 2 on conflict do nothing`)
  await client.query(`insert into service_minutes (minute, process, requests, errors, total_ms, slowest_ms)
    select date_trunc('minute', now()) - n * interval '1 minute', 'p' || p, 200, n % 100 / 99, 200 * 12, 90 + n % 400
    from generate_series(1, 30 * 1440) n, generate_series(1, 2) p`)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
  client.release()
}

/** Each order's deposit into escrow and its release, with Framewell's margin. */
async function fillLedger(client: pg.PoolClient, orders: number): Promise<void> {
  await client.query(`insert into ledger_accounts (kind, project_id, side, may_go_negative, balance_cents)
    select 'bank', null, 'debit', false, 0 union all
    select k.kind, number, 'credit', false, case when k.kind = 'escrow' then 100000 else 0 end
    from orders, (values ('escrow'), ('fee'), ('fabricator_payable')) k (kind) on conflict do nothing`)
  await client.query(`insert into ledger_postings (key, kind, description, fingerprint, actor_email, request_id, posted_at, effective_at)
    select k.kind || n, k.kind, 'Of order ' || n, repeat('0', 64), 'system', 'local', at, at
    from generate_series(1, ${orders}) n, (values ('bank_receipt', 1), ('phase_release', 2)) k (kind, nth), lateral (select ${spread('n', String(orders))} as at) t
    order by n, nth`)
  // Without it, the join below is planned for empty tables.
  await client.query('analyze ledger_accounts, ledger_postings')
  await client.query(`insert into ledger_entries (posting_id, account_id, amount_cents)
    select p.id, a.id, e.cents
    from (select id, kind, 'FW-2025-' || lpad(substring(key from '[0-9]+$'), 6, '0') as number from ledger_postings) p
      join (values ('bank_receipt', 'bank', 850000), ('bank_receipt', 'escrow', -850000), ('phase_release', 'escrow', 750000),
        ('phase_release', 'fee', -15000), ('phase_release', 'fabricator_payable', -735000)) e (of, account, cents) on e.of = p.kind
      join ledger_accounts a on a.kind = e.account and coalesce(a.project_id, '') = (case when e.account = 'bank' then '' else p.number end)`)
}
