import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

/** What postings are made of a cause: a movement of the bank account, a dispute, a request for early payout. */
const STEPS = [
  'receipt',
  'suspense',
  'line',
  'settled',
  'returned',
  'unclaimed',
  'return',
  'dispute',
  'advance',
  'undone',
  'owed',
  'debt',
] as const
/** How often a step may be taken again. */
const MAX_TIMES = 25

const timesOf = (key: string) => [key, ...Array.from({ length: MAX_TIMES - 1 }, (_, at) => `${key}:${at + 2}`)]

/** Keys that postings of a cause may have, those that undo them with them. */
export function keysOfCause(id: string): string[] {
  return STEPS.flatMap((step) => timesOf(`${step}:${id}`)).flatMap((key) => [key, `reversal:${key}`])
}

/**
 * A step that was taken back leaves its posting behind; the next one has a key of its own. While the last one stands its key is answered: the
 * ledger takes no key twice.
 */
export async function nextKey(req: PayloadRequest, step: (typeof STEPS)[number], id: string): Promise<string> {
  const free = timesOf(`${step}:${id}`)[await timesTakenBack(req, step, id)]
  if (!free) throw new Error(`${step} of ${id} was taken back ${MAX_TIMES} times`)
  return free
}

/** The key of a step that can happen several times to one cause: the next that no posting has. */
export async function nthKey(req: PayloadRequest, step: (typeof STEPS)[number], id: string): Promise<string> {
  const db = await transactionOf(req)
  const keys = timesOf(`${step}:${id}`)
  const { rows } = await db.execute(sql`select count(*)::int as n from ledger_postings where key in ${keys}`)
  const free = keys[z.object({ n: z.number() }).parse(rows[0]).n]
  if (!free) throw new Error(`${step} of ${id} happened ${MAX_TIMES} times`)
  return free
}

/** The last posting of a step, which is what stands; undefined when there was none. */
export async function lastPosting(req: PayloadRequest, step: (typeof STEPS)[number], id: string): Promise<number | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id from ledger_postings where key in ${timesOf(`${step}:${id}`)} order by id desc limit 1`)
  return z.object({ id: z.coerce.number() }).optional().parse(rows[0])?.id
}

async function timesTakenBack(req: PayloadRequest, step: (typeof STEPS)[number], id: string): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select count(*)::int as n from ledger_postings p
    where key in ${timesOf(`${step}:${id}`)} and exists (select from ledger_postings r where r.reverses = p.id)`)
  return z.object({ n: z.number() }).parse(rows[0]).n
}
