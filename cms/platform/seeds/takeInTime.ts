import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'

/**
 * Takes the steps of several stories in the order in which they happened. Each story yields the time of its next step. What a step posts to the
 * ledger has that time (`step_time()` in the database), so that entries are numbered in the order of their days.
 * @returns what the stories return, in the order in which they end
 */
export async function takeInTime<Result>(req: PayloadRequest, stories: readonly AsyncGenerator<Date, Result>[]): Promise<Result[]> {
  const ended: Result[] = []
  const waiting: { readonly story: AsyncGenerator<Date, Result>; readonly at: Date }[] = []
  const go = async (story: AsyncGenerator<Date, Result>) => {
    const step = await story.next()
    if (step.done) ended.push(step.value)
    else waiting.push({ story, at: step.value })
  }
  // Sequential: they share the transaction's connection.
  for (const story of stories) await go(story)
  const database = await transactionOf(req)
  while (waiting.length > 0) {
    waiting.sort((one, other) => one.at.getTime() - other.at.getTime())
    const [next] = waiting.splice(0, 1)
    if (!next) break
    await database.execute(sql`select set_config('framewell.step_time', ${next.at.toISOString()}, true)`)
    await go(next.story)
  }
  await database.execute(sql`select set_config('framewell.step_time', '', true)`)
  return ended
}
