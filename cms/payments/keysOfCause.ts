import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

/** Postings that can have one cause: a bank movement, a bank account, a dispute, or a request for early payout. */
const STEPS = [
  'receipt',
  'suspense',
  'credit',
  'line',
  'settled',
  'returned',
  'unclaimed',
  'recovered',
  'return',
  'dispute',
  'advance',
  'undone',
  'owed',
  'debt',
  'transfer',
  'held',
  'opening',
  'taken-back',
] as const
/** How often a step may be repeated. */
const MAX_TIMES = 60

const timesOf = (key: string) => [key, ...Array.from({ length: MAX_TIMES - 1 }, (_, at) => `${key}:${at + 2}`)]

/** All keys that postings of a cause may have, including those that undo them. */
export function keysOfCause(id: string): string[] {
  return STEPS.flatMap((step) => timesOf(`${step}:${id}`)).flatMap((key) => [key, `reversal:${key}`])
}

/**
 * An undone step leaves its posting behind, and the next one gets its own key. While the last one is in force, its key is returned: the
 * ledger takes no key twice.
 */
export async function nextKey(req: PayloadRequest, step: (typeof STEPS)[number], id: string): Promise<string> {
  const free = timesOf(`${step}:${id}`)[await timesTakenBack(req, step, id)]
  if (!free) throw new Error(`${step} of ${id} was taken back ${MAX_TIMES} times`)
  return free
}

/** The key of a step that one cause can have several times: the first that no posting has. */
export async function nthKey(req: PayloadRequest, step: (typeof STEPS)[number], id: string): Promise<string> {
  const db = await transactionOf(req)
  const keys = timesOf(`${step}:${id}`)
  const { rows } = await db.execute(sql`select count(*)::int as n from ledger_postings where key in ${keys}`)
  const free = keys[z.object({ n: z.number() }).parse(rows[0]).n]
  if (!free) throw new Error(`${step} of ${id} happened ${MAX_TIMES} times`)
  return free
}

/** The last posting of a step, which is the one in force; undefined when there is none. */
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
