import { companyDay } from '@framewell/domain/dates/businessDays'
import { type LiveRelease, liveReleaseSchema } from '@framewell/domain/releases/manifest'
import type { ReleaseStatus } from '@framewell/domain/releases/releaseStatuses'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { majorsOffered, type OfferedMajors, sharedMismatches } from '@framewell/domain/releases/sharedLibraries'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { env } from '../env'
import type { RemoteRelease } from '../payload-types'
import { transactionOf } from '../platform/database/transactionOf'

/** Matching releases, newest first. Their content is public, and the tools that write them have no account. */
export async function findReleases(req: PayloadRequest, where: Where, sort = '-promotedAt', limit = 20): Promise<RemoteRelease[]> {
  const { docs } = await req.payload.find({
    collection: 'remote-releases',
    where,
    sort,
    limit,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs
}

/** The newest matching release. */
export async function findRelease(req: PayloadRequest, where: Where, sort?: string): Promise<RemoteRelease | null> {
  return (await findReleases(req, where, sort, 1))[0] ?? null
}

const namedRows = z.array(z.object({ remote: z.string() }))

/** The micro-frontends with a release in one of these states, or with any release, by name. */
export async function remotesWith(req: PayloadRequest, ...states: readonly ReleaseStatus[]): Promise<RemoteName[]> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select distinct remote from remote_releases
    where ${states.length === 0}::boolean or status::text in (select jsonb_array_elements_text(${JSON.stringify(states)}::jsonb))
    order by remote`)
  return namedRows.parse(rows).map(({ remote }) => remote)
}

/** A stored release as hosts load it. @throws ZodError for one stored before manifests had today's checks */
export function toLiveRelease(release: RemoteRelease): LiveRelease {
  const read = readRelease(release)
  if (!read) throw new Error(`${release.remote} ${release.version} is not a release any more: ship it again`)
  return read
}

/** The same; null for a release whose manifest is invalid. */
export function readRelease({ id, remote, version, manifest }: RemoteRelease): LiveRelease | null {
  const baseUrl = `${env.RELEASES_URL ?? '/releases'}/${remote}/${version}/`
  return liveReleaseSchema.safeParse({ ...Object(manifest), id, baseUrl }).data ?? null
}

const triedSchema = z.object({ browserTrial: z.string().optional() })

/** What was tried in a browser when a release was registered, in a sentence; kept with its manifest. Empty for one registered before. */
export function browserTrialOf({ manifest }: Pick<RemoteRelease, 'manifest'>): string {
  return triedSchema.safeParse(manifest).data?.browserTrial ?? ''
}

/** The majors of shared libraries that the hosts of this cms offer today. */
export function offeredToday(): OfferedMajors {
  return majorsOffered(env.EARLIER_LIBRARIES_UNTIL, companyDay(new Date()))
}

/** True if the host of this cms can run the release. */
export function canRun(release: LiveRelease): boolean {
  return release.contract === SHELL_CONTRACT_VERSION && sharedMismatches(release.shared, offeredToday()).length === 0
}
