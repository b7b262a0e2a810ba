import { OPERATORS, type Viewers } from '@framewell/domain/notifications/audience'
import type { Topic } from '@framewell/domain/notifications/topics'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { announce } from '../database/announce'
import { transactionOf } from '../database/transactionOf'
import { CHANGES_CHANNEL, type ChangeMessage } from './changeMessage'

/**
 * Tells open screens that something changed, after the request's commit; never if it rolls back.
 * @param topic the topic that screens follow
 * @param id the changed record; screens of other records are not affected. Empty for all
 * @param viewers who may see the record besides operators, who are always notified
 */
export async function changed(req: PayloadRequest, topic: Topic, id: string, viewers: readonly Viewers[] = [OPERATORS]): Promise<void> {
  const message: ChangeMessage = { topic, id, to: viewers }
  await announce(req, CHANGES_CHANNEL, JSON.stringify(message))
}

/**
 * Asks every process to check again whether an account's open streams may continue: a session ended, or a role or membership changed. It is
 * sent with the commit, so that no process keeps a stream open because another one was killed.
 */
export async function recheckStreams(req: PayloadRequest, account: string): Promise<void> {
  const message: ChangeMessage = { recheck: account }
  const database = await transactionOf(req)
  await database.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(message)})`)
}
