import { layoutForDimensions } from '@framewell/domain/framing/layoutForDimensions'
import { WINDY_SITE } from '@framewell/domain/structure/testing/confirmedSites'
import { checkAhead } from '../catalog/checkAside'
import type { TestCms } from './bootCms'

/**
 * Makes calls while the thread that checks frames is busy with three large ones; their own checks come after these.
 * @returns the statements of transactions that they left open since the second, and what the calls answered
 */
export async function openWhileChecking<Answers>({ payload }: Pick<TestCms, 'payload'>, call: () => Promise<Answers>) {
  const { pool } = payload.db
  const frames = [230, 235, 240].map((lengthFeet) => layoutForDimensions({ lengthFeet, widthFeet: 50, stories: 3 }).layout)
  const [first, second, third] = frames.map((layout) => checkAhead(layout, WINDY_SITE))
  const calling = call()
  await first
  await second
  const { rows } = await pool.query<{ at: string }>('select clock_timestamp()::text as at')
  await third
  const open = await pool.query<{ query: string }>(
    `select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction' and xact_start < $1::timestamptz`,
    [rows[0]?.at],
  )
  return { open: open.rows.map(({ query }) => query), answers: await calling }
}
