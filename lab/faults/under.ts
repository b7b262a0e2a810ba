import { setTimeout as pause } from 'node:timers/promises'
import { keepWriting, type Writing } from '../../cms/testing/keepWriting'
import type { Outcome } from '../../server-kit/testing/runParts'
import type { Product } from '../Product'

/** Maximum time until the next acknowledged write after a fault has ended. */
const PATIENCE_MS = 120_000

/**
 * Applies a fault during writes, waits for the next acknowledged one, and looks up all of them in the database.
 * @param allowed statuses with which writes may be refused meanwhile
 * @param work applies it and says what it found broken
 */
export async function under(
  product: Product,
  fault: string,
  allowed: readonly number[],
  work: (writing: Writing) => Promise<readonly string[]>,
): Promise<Outcome> {
  const writing = keepWriting(product.origin, await product.signIn('editor'))
  await pluralOf(writing, 40)
  const said = await work(writing)
  const from = performance.now()
  const recovered = await pluralOf(writing, 1)
  const recoveredSeconds = (performance.now() - from) / 1000
  await writing.stop()
  const kept = await written(product)
  const lost = writing.acknowledged.filter((marker) => !kept.has(marker)).length
  const odd = [...writing.refused].filter((status) => !allowed.includes(status))
  const broken = [
    ...said,
    ...(recovered ? [] : [`no write for ${PATIENCE_MS / 1000} s`]),
    ...(lost > 0 ? [`${lost} acknowledged writes lost`] : []),
    ...(odd.length > 0 ? [`refused with ${odd.join(', ')}`] : []),
    ...(product.server.isRunning ? [] : ['the cms ended']),
  ]
  const row = { acknowledged: writing.acknowledged.length, lost, 'recovered, s': Number(recoveredSeconds.toFixed(2)) }
  return { note: fault, broken, row }
}

/** Waits for more acknowledged writes. False when they do not come. */
export async function pluralOf(writing: Writing, more: number): Promise<boolean> {
  const wanted = writing.acknowledged.length + more
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(5)) if (writing.acknowledged.length >= wanted) return true
  return false
}

/** Markers of all writes that are in the database. */
async function written(product: Product): Promise<Set<string>> {
  const client = await product.connect()
  const { rows } = await client.query<{ marker: string }>(
    'select data->>\'planId\' as marker from product_events union all select substr("from", 2) from redirects',
  )
  await client.end()
  return new Set(rows.map(({ marker }) => marker))
}
