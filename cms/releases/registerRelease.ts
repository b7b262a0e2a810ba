import { RELEASE_LIMITS, type ReleaseManifest } from '@framewell/domain/releases/manifest'
import { registerRelease as registerReleaseCall } from '@framewell/domain/releases/release'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { recordAudit } from '../audit/recordAudit'
import { inTransaction } from '../database/inTransaction'
import type { Operation } from '../http/calls/bindCall'
import { refusalsOf } from '../http/calls/CallProblem'
import type { RemoteRelease } from '../payload-types'
import { findRelease, readRelease } from './findReleases'
import { type Cause, lockReleases, makeCandidate, makeLive } from './moveReleases'
import { refuseUnfit } from './refuseUnfit'
import { type Assembled, assembleRelease, FilesMissing, isStoreFailure } from './releaseStore'
import { type Shipper, shipperFor } from './shipperFor'
import { whyBrokenAtDraw, whyBrokenAtLoad } from './smoke/whyBrokenAtLoad'

type Input = z.output<typeof registerReleaseCall.input>
const refuse = refusalsOf(registerReleaseCall)
const refusal = (code: Parameters<typeof refuse>[0], detail: string) => refuse(code, { detail })

/**
 * Keeps a release whose files were brought, unless it is broken, and, when asked, shows it. First its files stand whole in the store, then one transaction knows
 * of them: whatever ends a ship in between changed nothing for visitors, and shipping again completes it.
 */
export const registerRelease: Operation<typeof registerReleaseCall> = async (context, input) => {
  const { req, now } = context
  const { manifest } = input
  const actor = await shipperFor(context, manifest.remote)
  await refuseUnfit(req, manifest)
  const before = await findRelease(req, named(manifest))
  if (before) refuseOtherContent(before, manifest)
  await assemble(req, manifest, async ({ folder, sizes }) => {
    refuseLarge(manifest, sizes)
    if (!before) await refuseBroken(manifest, folder)
  })
  return inTransaction(req, async () => {
    await lockReleases(req)
    const known = await findRelease(req, named(manifest))
    if (known) refuseOtherContent(known, manifest)
    let release = known ? await keepFiles(req, known) : await create(req, input, actor)
    const cause = { reason: input.notes || 'Shipped', actor, now }
    if (input.unlessRolledBack ? !known && !(await isRolledBack(req, manifest.remote)) : true)
      release = await show(req, release, input, cause)
    return { id: release.id, remote: release.remote, version: release.version, status: release.status, created: !known }
  })
}

async function refuseBroken(manifest: ReleaseManifest, folder: string): Promise<void> {
  if (manifest.server === undefined) throw refuse('serverFileMissing')
  const [atLoad, atDraw] = await Promise.all([whyBrokenAtLoad(manifest, folder), whyBrokenAtDraw(manifest, folder, manifest.server)])
  if (atLoad) throw refusal('brokenAtLoad', atLoad)
  if (atDraw) throw refusal('brokenAtDraw', atDraw)
}

function named({ remote, version }: ReleaseManifest) {
  return { remote: { equals: remote }, version: { equals: version } }
}

function show(req: PayloadRequest, release: RemoteRelease, { channel, share }: Input, cause: Cause): Promise<RemoteRelease> {
  if (channel === 'live') return makeLive(req, release, cause)
  if (channel === 'candidate' && release.status !== 'live') return makeCandidate(req, release, share, cause)
  return Promise.resolve(release)
}

async function assemble(req: PayloadRequest, manifest: ReleaseManifest, inspect: (release: Assembled) => Promise<void>): Promise<void> {
  try {
    await assembleRelease(manifest, inspect)
  } catch (error) {
    if (error instanceof FilesMissing) throw refusal('filesMissing', `Missing: ${error.files.slice(0, 5).join(', ')}.`)
    if (!isStoreFailure(error)) throw error
    req.payload.logger.error({ err: error, msg: 'The release store takes no release' })
    throw refuse('storeFull')
  }
}

function refuseLarge({ remote }: ReleaseManifest, sizes: ReadonlyMap<string, number>): void {
  const { scriptBytes, totalBytes } = RELEASE_LIMITS
  for (const [file, bytes] of sizes) {
    if (!/\.(m?js|css|json)$/.test(file) || bytes <= scriptBytes) continue
    throw refusal('tooLarge', `${file} has ${inMegabytes(bytes)}; a script or style may have ${inMegabytes(scriptBytes)}.`)
  }
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
  if (total > totalBytes) throw refusal('tooLarge', `${remote} has ${inMegabytes(total)}; a release may have ${inMegabytes(totalBytes)}.`)
}

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** Whether somebody went back on this remote and nobody has made anything newer live since. */
async function isRolledBack(req: PayloadRequest, remote: RemoteName): Promise<boolean> {
  const live = await findRelease(req, { remote: { equals: remote }, status: { equals: 'live' } })
  if (!live) return false
  const newer = { createdAt: { greater_than: live.createdAt }, promotedAt: { exists: true } }
  return (await findRelease(req, { remote: { equals: remote }, status: { equals: 'withdrawn' }, ...newer })) !== null
}

async function create(req: PayloadRequest, { manifest, notes, commit, author }: Input, actor: Shipper): Promise<RemoteRelease> {
  const { remote, version, contract } = manifest
  const data = {
    remote,
    version,
    status: 'registered' as const,
    share: 0,
    contract,
    manifest,
    notes,
    commit,
    author,
    shippedBy: actor.email,
    filesKept: true,
  }
  // Release tools have no account; who may ship was decided by their key.
  const release = await req.payload.create({ collection: 'remote-releases', data, depth: 0, overrideAccess: true, req })
  await recordAudit(req, {
    action: 'release-register',
    subjectType: 'remote-releases',
    subjectId: release.id,
    actor,
    after: { remote, version, commit },
  })
  return release
}

/** Files that were removed with age are there again. */
async function keepFiles(req: PayloadRequest, release: RemoteRelease): Promise<RemoteRelease> {
  if (release.filesKept) return release
  return req.payload.update({
    collection: 'remote-releases',
    id: release.id,
    data: { filesKept: true },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

function refuseOtherContent(known: RemoteRelease, { files }: ReleaseManifest): void {
  const kept = readRelease(known)?.files ?? {}
  const names = new Set([...Object.keys(kept), ...Object.keys(files)])
  const changed = [...names].filter((name) => kept[name] !== files[name])
  if (changed.length > 0) throw refusal('contentMismatch', `Different: ${changed.slice(0, 5).join(', ')}.`)
}
