import { OPERATORS, type Viewers } from '@framewell/domain/notifications/audience'
import type { Topic } from '@framewell/domain/notifications/topics'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'
import { CHANGES_CHANNEL, type ChangeMessage } from './live/changeMessage'

/**
 * Tells open screens that something changed, with the request's commit; never when it does not commit.
 * @param topic what the screens follow
 * @param id which thing of it; screens of another thing stay as they are. Empty for all
 * @param viewers who may see the thing besides operators, who always hear
 */
export async function changed(req: PayloadRequest, topic: Topic, id: string, viewers: readonly Viewers[] = [OPERATORS]): Promise<void> {
  await send(req, { topic, id, to: viewers })
}

/** Asks every process to look again whether the open streams of an account may go on: a session ended, a role or a membership changed. */
export async function recheckStreams(req: PayloadRequest, account: string): Promise<void> {
  await send(req, { recheck: account })
}

async function send(req: PayloadRequest, message: ChangeMessage): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(message)})`)
}
