import { OPERATORS, type Viewers } from '@framewell/domain/notifications/audience'
import type { Topic } from '@framewell/domain/notifications/topics'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { announce } from '../database/announce'
import { transactionOf } from '../database/transactionOf'
import { CHANGES_CHANNEL, type ChangeMessage } from './changeMessage'

/**
 * Tells open screens that something changed, after the request's commit; never when it does not commit.
 * @param topic what the screens follow
 * @param id which thing of it; screens of another thing stay as they are. Empty for all
 * @param viewers who may see the thing besides operators, who always hear
 */
export async function changed(req: PayloadRequest, topic: Topic, id: string, viewers: readonly Viewers[] = [OPERATORS]): Promise<void> {
  const message: ChangeMessage = { topic, id, to: viewers }
  await announce(req, CHANGES_CHANNEL, JSON.stringify(message))
}

/**
 * Asks every process to look again whether the open streams of an account may go on: a session ended, a role or a membership changed. It comes
 * with the commit itself, so that no process keeps a stream open because another one was killed.
 */
export async function recheckStreams(req: PayloadRequest, account: string): Promise<void> {
  const message: ChangeMessage = { recheck: account }
  const database = await transactionOf(req)
  await database.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(message)})`)
}
