import { REMOTES, type RemoteName } from '@framewell/domain/releases/remotes'
import {
  type listServerDrawing as listServerDrawingCall,
  type setServerDrawing as setServerDrawingCall,
  TRUSTED_REMOTES,
} from '@framewell/domain/releases/serverDrawing'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { notifyHosts } from '../content/events/notifyHosts'
import type { Operation } from '../http/bindCall'
import type { RemoteDrawing } from '../payload-types'
import { lockReleases } from './moveReleases'

/** Which remotes servers draw, and who decided so. */
export const listServerDrawing: Operation<typeof listServerDrawingCall> = async ({ req }) => {
  const remotes = await Promise.all(REMOTES.map(async (remote) => answerOf(remote, await decisionOn(req, remote))))
  return { remotes }
}

/** Trusts a remote's code on our servers, or no longer. Hosts follow at once. */
export const setServerDrawing: Operation<typeof setServerDrawingCall> = async ({ req, session, now }, { remote, drawn, reason }) => {
  await lockReleases(req)
  const before = await decisionOn(req, remote)
  const data = { remote, drawn, reason, decidedBy: session?.email ?? '' }
  // Nobody may write decisions through an API of their own; who may decide was settled by the call.
  const known = before
    ? await req.payload.update({ collection: 'remote-drawing', id: before.id, data, depth: 0, overrideAccess: true, req })
    : await req.payload.create({ collection: 'remote-drawing', data, depth: 0, overrideAccess: true, req })
  await recordAudit(req, {
    action: drawn ? 'remote-trust' : 'remote-distrust',
    subjectType: 'remote-drawing',
    subjectId: known.id,
    reason,
    before: { remote, drawn: drawnBy(remote, before) },
    after: { remote, drawn },
  })
  await notifyHosts(req, { type: 'releases' })
  return { ...answerOf(remote, known), decidedAt: now.toISOString() }
}

/** Whether servers draw a remote's areas. */
export async function isDrawn(req: PayloadRequest, remote: RemoteName): Promise<boolean> {
  return drawnBy(remote, await decisionOn(req, remote))
}

function drawnBy(remote: RemoteName, decision: RemoteDrawing | null): boolean {
  return decision?.drawn ?? TRUSTED_REMOTES.includes(remote)
}

function answerOf(remote: RemoteName, decision: RemoteDrawing | null) {
  return {
    remote,
    drawn: drawnBy(remote, decision),
    reason: decision?.reason ?? '',
    decidedBy: decision?.decidedBy ?? '',
    decidedAt: decision?.updatedAt ?? null,
  }
}

/** The live set is public, and this is a part of it. */
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
