import { OWN_REMOTES, type RemoteName } from '@framewell/domain/releases/remotes'
import type {
  listServerDrawing as listServerDrawingCall,
  setServerDrawing as setServerDrawingCall,
} from '@framewell/domain/releases/serverDrawing'
import type { Payload, PayloadRequest } from 'payload'
import type { RemoteDrawing } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { notifyHosts } from '../platform/live/notifyHosts'
import { seedOnce } from '../platform/seeds/seedOnce'
import { remotesWith } from './findReleases'
import { lockReleases } from './lockReleases'

/** Which remotes servers render, and who decided it. */
export const listServerDrawing: Operation<typeof listServerDrawingCall> = async ({ req }) => {
  const known = new Set([...OWN_REMOTES, ...(await remotesWith(req))])
  return { remotes: await Promise.all([...known].map(async (remote) => answerOf(remote, await decisionOn(req, remote)))) }
}

/** Trusts a remote's code on our servers, or stops trusting it. Hosts follow at once. */
export const setServerDrawing: Operation<typeof setServerDrawingCall> = async ({ req, session, now }, { remote, drawn, reason }) => {
  await lockReleases(req)
  const before = await decisionOn(req, remote)
  const data = { remote, drawn, reason, decidedBy: session?.email ?? '' }
  // No API writes decisions; the call settled who may decide.
  const known = before
    ? await req.payload.update({ collection: 'remote-drawing', id: before.id, data, depth: 0, overrideAccess: true, req })
    : await req.payload.create({ collection: 'remote-drawing', data, depth: 0, overrideAccess: true, req })
  await recordAudit(req, {
    action: drawn ? 'remote-trust' : 'remote-distrust',
    subjectType: 'remote-drawing',
    subjectId: known.id,
    reason,
    before: { remote, drawn: drawnBy(before) },
    after: { remote, drawn },
  })
  await notifyHosts(req, { type: 'releases' })
  return { ...answerOf(remote, known), decidedAt: now.toISOString() }
}

/**
 * At a product's first start, records that servers render the remotes of its own repository; earlier decisions stay. A thread keeps out
 * mistakes, not malice, so any other remote is rendered in browsers until somebody vouches for it.
 */
export async function seedServerDrawing(payload: Payload): Promise<void> {
  await seedOnce(
    payload,
    'server-drawing',
    async () => true,
    async (req) => {
      const made: string[] = []
      for (const remote of OWN_REMOTES) {
        if (await decisionOn(req, remote)) continue
        const data = {
          remote,
          drawn: true,
          reason: 'It is built from this repository, as the servers themselves are.',
          decidedBy: 'the first start',
        }
        await payload.create({ collection: 'remote-drawing', data, depth: 0, overrideAccess: true, req })
        made.push(remote)
      }
      return made
    },
  )
}

/** Whether servers render a remote's areas. */
export async function isDrawn(req: PayloadRequest, remote: RemoteName): Promise<boolean> {
  return drawnBy(await decisionOn(req, remote))
}

function drawnBy(decision: RemoteDrawing | null): boolean {
  return decision?.drawn ?? false
}

function answerOf(remote: RemoteName, decision: RemoteDrawing | null) {
  return {
    remote,
    drawn: drawnBy(decision),
    reason: decision?.reason ?? '',
    decidedBy: decision?.decidedBy ?? '',
    decidedAt: decision?.updatedAt ?? null,
  }
}

/** The live set is public, and this is part of it. */
async function decisionOn(req: PayloadRequest, remote: RemoteName): Promise<RemoteDrawing | null> {
  const { docs } = await req.payload.find({
    collection: 'remote-drawing',
    where: { remote: { equals: remote } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}
