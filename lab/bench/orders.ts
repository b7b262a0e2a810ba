/**
 * `npm run bench:orders`: the order list over 100,000 orders through its call, beside the same statements (page, count, figures) sent to
 * the database directly, one after the other. Starts the cms with demo data on its own data, which it removes. Prints a table; never fails
 * on a figure.
 */
import './environment'

import { rmSync } from 'node:fs'
import type pg from 'pg'
import { env } from '../../cms/env'
import { sendTo } from '../../cms/testing/sendTo'
import { median, timed } from '../../server-kit/testing/figures'
import { Product } from '../Product'
import { RUN_FOLDER } from './environment'

const ORDERS = 100_000
const ROUNDS = 40
const COLUMNS = `id, number, title, status, stage, stage_reached_at, company_id, company_name, placed_by_id, fabricator_id, fabricator_name, price_cents,
  site_address, deliver_by, placed_at, demo`
const FIGURES = `select count(*) filter (where open)::int, count(*) filter (where open and stage in ('fabrication_started', 'fabrication_complete', 'kit_packaged')),
    count(*) filter (where open and stage = 'in_transit'), count(*) filter (where stage = 'delivered_to_site'), sum(price_cents) filter (where open)
  from (select stage, price_cents, status in ('awaiting_signature', 'awaiting_funds', 'active', 'on_hold') as open from orders) every_order`
const MEASURED = [
  { what: 'first page', query: 'limit=20', where: 'true', from: 0 },
  { what: 'page 1,000', query: 'limit=20&page=1000', where: 'true', from: 19_980 },
  { what: 'one stage', query: 'limit=20&stage=in_transit', where: "stage = 'in_transit'", from: 0 },
  {
    what: 'search',
    query: 'limit=20&search=09999',
    where:
      "(number ilike '%09999%' or title ilike '%09999%' or company_name ilike '%09999%' or fabricator_name ilike '%09999%' or site_address ilike '%09999%')",
    from: 0,
  },
] as const

const product = await Product.open(env.DATA_DIR)
try {
  const pool = await product.pool(2)
  await fill(pool)
  const cookie = await product.signIn('operator')
  console.log(`| order list over ${ORDERS} orders | call, ms | bare SQL, ms | ratio of speeds |\n| --- | --- | --- | --- |`)
  for (const { what, query, where, from } of MEASURED) {
    const [called, bare]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(
        await timed(async () => {
          await pool.query(`select ${COLUMNS} from orders where ${where} order by placed_at desc, id limit 20 offset ${from}`)
          await pool.query(`select count(*) from orders where ${where}`)
          await pool.query(FIGURES)
        }),
      )
      called.push(
        await timed(async () => {
          const answer = await sendTo(product.origin, `/api/tracking/orders?${query}`, { cookie, address: '10.9.0.1' })
          if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
          await answer.json()
        }),
      )
    }
    const [call, sql] = [median(called), median(bare)]
    console.log(`| ${what} | ${call.toFixed(1)} | ${sql.toFixed(1)} | ${(sql / call).toFixed(2)} |`)
  }
  await pool.end()
} finally {
  await product.end()
  rmSync(RUN_FOLDER, { recursive: true, force: true })
}

/** Copies of the demo orders with other times and stages, without what a list never reads. */
async function fill(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ missing: number }>(`select ${ORDERS} - count(*)::int as missing from orders`)
  const missing = rows[0]?.missing ?? 0
  if (missing <= 0) return
  if (missing === ORDERS) throw new Error('There is no demo order to copy')
  await pool.query(
    // Builds the record once per row: beside `select`, it would be built once per column.
    `insert into orders select copy.*
     from (select to_jsonb(o) - 'frozen' - 'form' - 'cut_list' as facts from orders o order by placed_at desc limit 1) one, generate_series(1, $1::int) n,
       lateral jsonb_populate_record(null::orders, facts || jsonb_build_object(
         'id', gen_random_uuid(), 'number', 'FW-2025-' || lpad(n::text, 6, '0'), 'source_id', n::text, 'frozen', '{}'::jsonb, 'form', '{}'::jsonb,
         'cut_list', '', 'hold_id', null, 'placed_at', now() - n * interval '3 minutes',
         'stage', (array['order_placed', 'fabrication_started', 'kit_packaged', 'in_transit', 'delivered_to_site'])[n % 5 + 1],
         'status', (array['active', 'completed', 'active', 'cancelled'])[n % 4 + 1])) copy`,
    [missing],
  )
  await pool.query('analyze orders')
}
