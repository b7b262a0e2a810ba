import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** A statement as it was sent to the database. */
interface Statement {
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** Pairs of texts to replace: the watched transaction's numbers and IDs, and the project's own. */
export type Replacements = readonly (readonly [string, string])[]

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Does the work and returns every statement its transaction sent, including BEGIN and COMMIT. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const sent: Statement[] = []
  const watched = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return
    const { query } = client
    watched.set(client, query)
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [asked, given] = args
        // Values are sent beside the statement or inside it.
        const told =
          typeof asked === 'object' && asked
            ? { name: Reflect.get(asked, 'name'), text: Reflect.get(asked, 'text'), values: given ?? Reflect.get(asked, 'values') }
            : { text: asked, values: given }
        sent.push({ name: told.name, text: String(told.text), values: Array.isArray(told.values) ? [...told.values] : [] })
        return Reflect.apply(query, client, args)
      },
    })
  }
  pool.on('acquire', watch)
  await work()
  pool.off('acquire', watch)
  for (const [client, query] of watched) Object.assign(client, { query })
  return sent
}

/** IDs that differ between two runs of the same work: each new run makes its own. */
export function madeIds(one: readonly Statement[], other: readonly Statement[]): readonly string[] {
  const kept = new Set(JSON.stringify(other).match(UUID) ?? [])
  return [...new Set(JSON.stringify(one).match(UUID) ?? [])].filter((id) => !kept.has(id))
}

/** Sends the same statements through pg alone, with other IDs. */
export async function replay(
  pool: pg.Pool,
  statements: readonly Statement[],
  replaced: Replacements,
  made: readonly string[],
): Promise<void> {
  const all: Replacements = [...replaced, ...made.map((id) => [id, randomUUID()] as const)]
  const client = await pool.connect()
  try {
    for (const { name, text, values } of statements)
      await client.query({ ...(name ? { name } : {}), text, values: values.map((value) => exchanged(value, all)) })
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

function exchanged(value: unknown, all: Replacements): unknown {
  if (Array.isArray(value)) return value.map((one) => exchanged(one, all))
  return typeof value === 'string' ? all.reduce((text, [from, to]) => text.replaceAll(from, to), value) : value
}
