import type { PayloadRequest } from 'payload'
import { connectionFor } from './connectionFor'

/**
 * Runs a statement that each connection prepares once under its name, on the connection of the request's transaction, else on one of the pool: for
 * the few whose planning, or whose way through the query builder, would cost more than they do.
 * @param name one name for one text
 */
export async function runPrepared(req: PayloadRequest, name: string, text: string, values: readonly unknown[]): Promise<unknown[]> {
  const { rows } = await (await connectionFor(req)).query({ name, text, values: [...values] })
  return rows
}
