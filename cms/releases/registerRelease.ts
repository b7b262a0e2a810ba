import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { contentRefusal, sizeRefusal } from '@framewell/domain/releases/releaseFitness'
import { isRolledBack, shippedTo } from '@framewell/domain/releases/releaseMoves'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { registerRelease as registerReleaseCall } from '@framewell/domain/releases/shippingCalls'
import type { PayloadRequest } from 'payload'
import type { RemoteRelease } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { inTransaction } from '../platform/database/inTransaction'
import type { Operation } from '../platform/http/calls/bindCall'
import { refusalsOf } from '../platform/http/calls/CallProblem'
import { browserTrialOf, findRelease, findReleases, readRelease } from './findReleases'
import { lockReleases, lockVersion } from './lockReleases'
import { makeCandidate, makeLive } from './moveReleases'
import { refuseOldKit } from './publishedKit'
import { refuseUnfit } from './refuseUnfit'
import { type Assembled, assembleRelease, FilesMissing, isStoreFailure } from './releaseStore'
import { type Shipper, shipperFor, stillShipperFor } from './shipperFor'
import { type Finding, whyBrokenAtDraw, whyBrokenAtLoad, whyBrokenAtMount } from './smoke/whyBrokenAtLoad'
import { termsOf } from './storedTerms'
import { storedUnderHash } from './storedUnderHash'
import { whyBrokenInBrowser } from './whyBrokenInBrowser'

type Input = Parameters<Operation<typeof registerReleaseCall>>[1]
const refuse = refusalsOf(registerReleaseCall)
const refusal = (code: Parameters<typeof refuse>[0], detail: string) => refuse(code, { detail })

/**
 * Stores a release whose files were uploaded, unless it is broken, and shows it if asked. One transaction, of which a version has one at a
 * time, brings its files into the store and then records it: a ship that ends in between changed nothing for visitors, and shipping again
 * completes it.
 */
export const registerRelease: Operation<typeof registerReleaseCall> = async (context, input) => {
  const { req, now } = context
  const { manifest } = input
  const shipper = await shipperFor(context, manifest.remote)
  await refuseUnfit(req, manifest)
  const before = await findRelease(req, named(manifest))
  if (before) refuseOtherContent(before, manifest)
  else await refuseOldKit(req, manifest, now)
  const { scriptKb } = await termsOf(req, manifest.remote)
  let browserTrial = before ? browserTrialOf(before) : ''
  return assemble(req, manifest, async ({ folder, sizes, mapBytes, keep }) => {
    const large = sizeRefusal(manifest.remote, sizes, mapBytes)
    if (large) throw refuse(large.refusal, large.more)
    if (!before) {
      await refuseBroken(manifest, folder, scriptKb)
      const isStart = input.unlessRolledBack && shipper.role === 'internal'
      const { finding, record, isUnfinished } = await whyBrokenInBrowser(req, manifest, { folder, actor: shipper, isStart })
      if (finding) throw refusal('brokenInBrowser', finding)
      if (isUnfinished) throw refusal('trialUnfinished', record)
      browserTrial = record
    }
    return inTransaction(req, async () => {
      await lockVersion(req, manifest)
      const known = await findRelease(req, named(manifest))
      if (known) refuseOtherContent(known, manifest)
      await keep()
      await lockReleases(req)
      // A ship takes minutes: only if its shipper still may ship it, and live from now on, not from when it began.
      const actor = await stillShipperFor(context, manifest.remote)
      let release = known ? await keepFiles(req, known) : await create(req, input, { actor, browserTrial })
      const cause = { reason: input.notes || 'Shipped', actor, now: new Date() }
      const to = shippedTo(input, release, known !== null, input.unlessRolledBack && (await hasGoneBack(req, manifest.remote)))
      if (to === 'live') release = await makeLive(req, release, cause)
      if (to === 'candidate') release = await makeCandidate(req, release, input.share, cause)
      return { id: release.id, remote: release.remote, version: release.version, status: release.status, created: !known, browserTrial }
    })
  })
}

async function refuseBroken(manifest: ReleaseManifest, folder: string, scriptKb: number | null): Promise<void> {
  if (manifest.server === undefined) throw refuse('serverFileMissing')
  const [atLoad, atDraw] = await Promise.all([whyBrokenAtLoad(manifest, folder), whyBrokenAtDraw(manifest, folder, manifest.server)])
  refuseFound(atLoad, 'brokenAtLoad')
  refuseFound(atDraw, 'brokenAtDraw')
  refuseFound(await whyBrokenAtMount(manifest, folder, scriptKb), 'brokenAtLoad')
}

function refuseFound(finding: Finding | null, broken: 'brokenAtLoad' | 'brokenAtDraw'): void {
  if (finding) throw refusal(({ broken, heavy: 'tooLarge', unfinished: 'trialUnfinished' } as const)[finding.kind], finding.sentence)
}

function named({ remote, version }: ReleaseManifest) {
  return { remote: { equals: remote }, version: { equals: version } }
}

async function assemble<T>(req: PayloadRequest, manifest: ReleaseManifest, use: (release: Assembled) => Promise<T>): Promise<T> {
  try {
    return await assembleRelease(manifest, await storedUnderHash(req, manifest.remote), use)
  } catch (error) {
    if (error instanceof FilesMissing) throw refusal('filesMissing', `Missing: ${error.files.slice(0, 5).join(', ')}.`)
    if (!isStoreFailure(error)) throw error
    req.payload.logger.error({ err: error, msg: 'The release store takes no release' })
    throw refuse('storeFull')
  }
}

/** Whether this remote was rolled back: shown by the newest release that was withdrawn after it was live. */
async function hasGoneBack(req: PayloadRequest, remote: RemoteName): Promise<boolean> {
  const live = await findRelease(req, { remote: { equals: remote }, status: { equals: 'live' } })
  const withdrawn = { remote: { equals: remote }, status: { equals: 'withdrawn' }, promotedAt: { exists: true } }
  return isRolledBack(live, await findReleases(req, withdrawn, '-createdAt', 1))
}

interface Registered {
  readonly actor: Shipper
  readonly browserTrial: string
}

async function create(
  req: PayloadRequest,
  { manifest, notes, commit, author }: Input,
  { actor, browserTrial }: Registered,
): Promise<RemoteRelease> {
  const { remote, version, contract } = manifest
  const data = {
    remote,
    version,
    status: 'registered' as const,
    share: 0,
    contract,
    manifest: { ...manifest, browserTrial },
    notes,
    commit,
    author,
    shippedBy: actor.email,
    filesKept: true,
  }
  // Release tools have no account; their key decided who may ship.
  const release = await req.payload.create({ collection: 'remote-releases', data, depth: 0, overrideAccess: true, req })
  await recordAudit(req, {
    action: 'release-register',
    subjectType: 'remote-releases',
    subjectId: release.id,
    actor,
    after: { remote, version, commit, browserTrial },
  })
  return release
}

/** Marks files as present again after they were pruned. */
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
  const no = contentRefusal(readRelease(known)?.files ?? {}, files)
  if (no) throw refuse(no.refusal, no.more)
}
