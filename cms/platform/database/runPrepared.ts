import type { PayloadRequest } from 'payload'
import { connectionFor } from './connectionFor'

/**
 * Runs a statement that each connection prepares once under its name, on the connection of the request's transaction, otherwise on one of
 * the pool. For the few statements whose planning, or whose way through the query builder, costs more than running them.
 * @param name one name per text
 */
export async function runPrepared(req: PayloadRequest, name: string, text: string, values: readonly unknown[]): Promise<unknown[]> {
  const { rows } = await (await connectionFor(req)).query({ name, text, values: [...values] })
  return rows
}
