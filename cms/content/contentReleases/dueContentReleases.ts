import { publishContentRelease } from '@framewell/domain/content/contentReleases'
import { ABANDONED, obstacleFields } from '@framewell/domain/content/publishingRules'
import { releaseFailed, releaseObstructed } from '@framewell/domain/notifications/events/content'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import type { ContentRelease as Stored } from '../../payload-types'
import { inTransaction } from '../../platform/database/inTransaction'
import { CallProblem, refusalsOf } from '../../platform/http/calls/CallProblem'
import { defineJob } from '../../platform/jobs/defineJob'
import { editors } from '../../platform/sessions/access'
import { storeRelease } from './collectContentRelease'
import { lockRelease } from './lockRelease'
import { publishStored } from './publishContentRelease'
import { findContentReleases, toContentRelease } from './readContentReleases'

const refuse = refusalsOf(publishContentRelease)

/** Runs every minute: publishes due releases, and warns the person who scheduled one that would currently fail, or else the editors. */
export const dueContentReleases = defineJob({
  name: 'content-releases',
  schedule: '* * * * *',
  input: z.undefined(),
  run: ({ req }) => runDueReleases(req, new Date()),
})

/** Returns how many releases were published. A failing release does not block the others. */
export async function runDueReleases(req: PayloadRequest, now: Date): Promise<number> {
  let published = 0
  for (const stored of await findContentReleases(req, { state: { equals: 'scheduled' } })) {
    try {
      if (await runRelease(req.payload, stored, now)) published += 1
    } catch (error) {
      req.payload.logger.error({ err: error, msg: `The scheduled release '${stored.name}' could not be run` })
    }
  }
  return published
}

/** True if it was published. */
async function runRelease(payload: Payload, stored: Stored, now: Date): Promise<boolean> {
  const { scheduledBy } = stored
  const due = new Date(stored.dueAt ?? 0) <= now
  const person = scheduledBy && typeof scheduledBy === 'object' ? scheduledBy : null
  // Runs as the person who scheduled it, because the SEO score gate does not apply to the system.
  const asPerson = await createLocalReq(person ? { user: { ...person, collection: 'accounts' } } : {}, payload)
  const publisher = person && editors({ req: asPerson }) ? person : null
  const req = publisher ? asPerson : await createLocalReq({}, payload)
  const obstacles = publisher
    ? obstacleFields(await toContentRelease(req, stored)).map(({ message }) => message)
    : [`${ABANDONED.place}: ${ABANDONED.message}`]
  if (obstacles.length === 0) return due && (await publishDue(req, stored))
  // A person who may no longer publish is not notified about pages; the editors are.
  const told = { release: stored.id, name: stored.name, due: stored.dueAt ?? '', account: publisher?.id ?? null, obstacles }
  if (due) {
    await fail(req, stored, () => notify(req, releaseFailed, told, { once: `release-failed:${stored.id}:${told.due}` }))
  } else {
    // Warns once per state of the pages.
    const once = `release-obstacles:${stored.id}:${obstacles.join('|')}`.slice(0, 200)
    await inTransaction(req, () => notify(req, releaseObstructed, told, { once }))
  }
  return false
}

async function fail(req: PayloadRequest, { id, updatedAt }: Stored, tell: () => Promise<unknown>): Promise<void> {
  await inTransaction(req, async () => {
    await lockRelease({ req, refuse }, { id, expectedVersion: updatedAt })
    await storeRelease(req, id, { state: 'failed' })
    await tell()
  }).catch(ignoreRefusal)
}

/** False when somebody published or changed it in between; the next run checks again. */
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
