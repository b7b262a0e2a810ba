import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listReleases, type ReleaseRecord } from '@framewell/domain/releases/releaseRecord'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { NOT_DRAWN } from '@framewell/domain/releases/serverDrawing'
import { tryRelease } from '@framewell/domain/releases/tryingCalls'
import { readManifest } from './buildRelease'
import { ReleaseProblem } from './ReleaseProblem'
import { remoteIn } from './remoteIn'
import { releaseClient, type ShipTarget } from './shipRelease'

/**
 * `preview [VERSION]`: the preview link of a shipped release, of the built one unless a version is named.
 * @param version its first characters suffice
 * @throws ReleaseProblem when nothing is built, or the release was not shipped
 */
export async function previewRelease(root: string, target: ShipTarget, version?: string): Promise<string> {
  const wanted = version ?? (await builtVersion(root))
  const remote = await remoteIn(root)
  const { releases } = await releaseClient(target)(listReleases, { remote })
  const release = releases.find((one) => one.version.startsWith(wanted))
  if (!release)
    throw new ReleaseProblem(`${remote} ${wanted} is not among its newest releases on ${target.url}. Ship it first: npm run ship.`)
  return previewSentence(target, release.id)
}

/** The preview link of a release, in a sentence. @param id of the release */
export async function previewSentence(target: ShipTarget, id: string): Promise<string> {
  const { url, until } = await releaseClient(target)(tryRelease, { id })
  return `Preview, for people without an account too, until ${until.slice(0, 10)} ${until.slice(11, 16)} UTC: ${url}`
}

/**
 * What a team must know of a micro-frontend that was shipped: that visitors still get another candidate, that a candidate has no live release
 * whose place it could take, that servers do not draw it.
 */
export async function shippedNotes(target: ShipTarget, remote: RemoteName, shipped: string): Promise<string[]> {
  const { releases, drawn } = await releaseClient(target)(listReleases, { remote })
  const candidate = candidateSentence(releases, shipped)
  return [...(candidate === null ? [] : [candidate]), ...(drawn ? [] : [NOT_DRAWN])]
}

function candidateSentence(releases: readonly ReleaseRecord[], shipped: string): string | null {
  const candidate = releases.find(({ status, share }) => status === 'candidate' && share > 0)
  if (!candidate) return null
  if (!releases.some(({ status }) => status === 'live'))
    return `The candidate ${candidate.version} would take the place of the live release, and none of the newest releases is live: make one live first`
  if (candidate.version === shipped) return null
  return `The candidate ${candidate.version} still goes to ${candidate.share}% of visitors, in place of the live release, until it is made live or withdrawn`
}

async function builtVersion(root: string): Promise<string> {
  const dist = join(root, 'dist')
  if (!existsSync(join(dist, 'release.json')))
    throw new ReleaseProblem('Nothing is built here. Ship first (npm run ship), or name a version: npm run preview -- VERSION.')
  return (await readManifest(dist)).version
}
