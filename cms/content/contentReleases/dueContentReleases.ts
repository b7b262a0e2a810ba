import { publishContentRelease } from '@framewell/domain/content/contentReleases'
import { releaseFailed, releaseObstructed } from '@framewell/domain/notifications/events/content'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../database/inTransaction'
import { CallProblem, refusalsOf } from '../../http/CallProblem'
import { defineJob } from '../../jobs/defineJob'
import { notify } from '../../notifications/notify'
import type { ContentRelease as Stored } from '../../payload-types'
import { storeRelease } from './collectContentRelease'
import { lockRelease } from './lockRelease'
import { obstacleFields, publishStored } from './publishContentRelease'
import { findContentReleases, toContentRelease } from './readContentReleases'

const refuse = refusalsOf(publishContentRelease)

/** Every minute: publishes releases whose time has come, and tells who scheduled one that would fail as its pages stand now. */
export const dueContentReleases = defineJob({
  name: 'content-releases',
  schedule: '* * * * *',
  input: z.undefined(),
  run: ({ req }) => runDueReleases(req, new Date()),
})

/** Returns how many were published. */
export async function runDueReleases(req: PayloadRequest, now: Date): Promise<number> {
  let published = 0
  for (const stored of await findContentReleases(req, { state: { equals: 'scheduled' } })) {
    const { scheduledBy } = stored
    if (!scheduledBy || typeof scheduledBy !== 'object') continue
    // As the person who scheduled it: the score gate lets the system itself pass.
    const asPerson = await createLocalReq({ user: { ...scheduledBy, collection: 'accounts' } }, req.payload)
    const release = await toContentRelease(asPerson, stored)
    const obstacles = obstacleFields(release).map(({ message }) => message)
    const told = { release: stored.id, name: stored.name, due: stored.dueAt ?? '', account: scheduledBy.id, obstacles }
    const due = new Date(stored.dueAt ?? 0) <= now
    if (obstacles.length === 0) {
      if (due && (await publishDue(asPerson, stored))) published += 1
      continue
    }
    if (due) {
      await inTransaction(asPerson, async () => {
        await lockRelease({ req: asPerson, refuse }, { id: stored.id, expectedVersion: stored.updatedAt })
        await storeRelease(asPerson, stored.id, { state: 'failed' })
        await notify(asPerson, releaseFailed, told, { once: `release-failed:${stored.id}:${told.due}` })
      }).catch(ignoreRefusal)
    } else {
      // Once for each state of the pages.
      const once = `release-obstacles:${stored.id}:${obstacles.join('|')}`.slice(0, 200)
      await inTransaction(asPerson, () => notify(asPerson, releaseObstructed, told, { once }))
    }
  }
  return published
}

/** False when somebody else published or changed it in between: the next minute looks again. */
async function publishDue(req: PayloadRequest, { id, updatedAt }: Stored): Promise<boolean> {
  const done = await inTransaction(req, async () => {
    const stored = await lockRelease({ req, refuse }, { id, expectedVersion: updatedAt })
    return publishStored({ req, refuse }, stored)
  }).catch(ignoreRefusal)
  return done !== undefined
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof CallProblem)) throw error
}
