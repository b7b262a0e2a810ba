import pg from 'pg'
import { onceAProcess } from './onceAProcess'

/** A statement whose rows nobody reads. Each connection prepares it once under its name: one name per text, which no query uses. */
export interface Statement {
  readonly name: string
  readonly text: string
  /** Values as text for PostgreSQL to read. */
  readonly values: readonly (string | null)[]
}

const owed = onceAProcess('owedStatements', () => new WeakMap<pg.PoolClient, Statement[]>())

/**
 * Sends a statement of a transaction together with the connection's next one, COMMIT at the latest: one message and one answer for all, in
 * this order. If it fails, the next one fails with its error, and so does the transaction.
 */
export function owe(client: pg.PoolClient, statement: Statement): void {
  const before = owed.get(client)
  if (before) before.push(statement)
  else owed.set(client, [statement])
}

/** Takes a connection's pending statements, in order; afterwards it has none. */
export function takeOwed(client: pg.PoolClient): readonly Statement[] {
  const statements = owed.get(client)
  if (!statements) return []
  owed.delete(client)
  return statements
}

/**
 * Sends the pending statements and a query, with one Sync at the end: PostgreSQL skips everything after a statement that failed.
 * @param asked as `client.query` takes it, without a callback. A text without name and values may hold several statements, which are sent
 * alone.
 */
export async function sendBehind(client: pg.PoolClient, before: readonly Statement[], asked: readonly unknown[]): Promise<unknown> {
  const query = queryOf(asked)
  if (query.requiresPreparation()) return submit(client, before, query)
  await submit(client, before, queryOf([NOTHING]))
  return Reflect.apply(pg.Client.prototype.query, client, asked)
}

const NOTHING = { name: 'nothing', text: 'select' }

/** What pg calls on a submitted query; its types name `submit` only. */
interface Answering {
  name?: string
  text: string
  callback?: (error: Error | null, result: unknown) => void
  submit(connection: pg.Connection): Error | null
  requiresPreparation(): boolean
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleEmptyQuery(connection: pg.Connection): void
  handleError(error: Error, connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
}

function queryOf(asked: readonly unknown[]): Answering {
  const query: object = Reflect.construct(pg.Query, asked)
  if (!answers(query)) throw new Error('This version of pg answers its queries in another way')
  return query
}

function answers(query: object): query is Answering {
  const asked = [
    'requiresPreparation',
    'handleRowDescription',
    'handleDataRow',
    'handleCommandComplete',
    'handleError',
    'handleReadyForQuery',
  ]
  return asked.every((name) => typeof Reflect.get(query, name) === 'function')
}

function submit(client: pg.PoolClient, before: readonly Statement[], query: Answering): Promise<unknown> {
  return new Promise((resolve, reject) => {
    query.callback = (error, result) => (error ? reject(error) : resolve(result))
    Reflect.apply(pg.Client.prototype.query, client, [new QueryBehind(before, query)])
  })
}

class QueryBehind {
  readonly #before: readonly Statement[]
  readonly #query: Answering
  #answered = 0

  constructor(before: readonly Statement[], query: Answering) {
    this.#before = before
    this.#query = query
  }

  /** Name of the statement whose answer is arriving: pg uses it to remember what a connection has prepared. */
  get name(): string | undefined {
    return (this.#before[this.#answered] ?? this.#query).name
  }
  get text(): string {
    return (this.#before[this.#answered] ?? this.#query).text
  }

  submit(connection: pg.Connection): Error | null {
    connection.stream.cork()
    try {
      const prepared: object = Object(Reflect.get(connection, 'parsedStatements'))
      const preparing = new Set<string>()
      for (const { name, text, values } of this.#before) {
        if (!Object.hasOwn(prepared, name) && !preparing.has(name)) connection.parse({ name, text, types: [] }, true)
        preparing.add(name)
        connection.bind({ statement: name, values: [...values] }, true)
        connection.execute({}, true)
      }
      return this.#query.submit(connection)
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription(message: unknown): void {
    this.#query.handleRowDescription(message)
  }
  handleDataRow(message: unknown): void {
    if (this.#answered === this.#before.length) this.#query.handleDataRow(message)
  }
  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#answered === this.#before.length) this.#query.handleCommandComplete(message, connection)
    else this.#answered += 1
  }
  handleEmptyQuery(connection: pg.Connection): void {
    this.#query.handleEmptyQuery(connection)
  }
  handleError(error: Error, connection: pg.Connection): void {
    this.#query.handleError(error, connection)
  }
  handleReadyForQuery(connection: pg.Connection): void {
    this.#query.handleReadyForQuery(connection)
  }
}
