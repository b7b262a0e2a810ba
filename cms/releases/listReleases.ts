import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type {
  FailureRecord,
  listOwnRemotes as listOwnRemotesCall,
  listReleases as listReleasesCall,
  ReleaseRecord,
  ShipKeyRecord,
} from '@framewell/domain/releases/releaseRecord'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import type { PayloadRequest } from 'payload'
import { companiesOf, membersOf } from '../parties/companyOf'
import type { RemoteRelease } from '../payload-types'
import type { Operation } from '../platform/http/calls/bindCall'
import { hasRole } from '../platform/sessions/access'
import { browserTrialOf, findReleases, remotesWith } from './findReleases'
import { healthOf } from './healthOf'
import { isDrawn } from './serverDrawing'
import { teammateFor } from './shipperFor'
import { remotesOfTeams, termsOf } from './storedTerms'

const MAX_LISTED = 50
const MAX_KEYS = 200

/** The releases of a remote with their results, what failed, and who works on it. */
export const listReleases: Operation<typeof listReleasesCall> = async (context, { remote }) => {
  await teammateFor(context, remote)
  const { req } = context
  const found = await findReleases(req, { remote: { equals: remote } }, '-createdAt', MAX_LISTED)
  const { company } = await termsOf(req, remote)
  return {
    releases: await Promise.all(found.map((release) => recordOf(req, remote, release))),
    failures: await failuresOf(req, remote),
    keys: await keysOf(req, remote),
    drawn: await isDrawn(req, remote),
    team: company && {
      company: company.name,
      people: (await membersOf(req, company.id)).map(({ name, email }) => ({ name, email })),
    },
  }
}

/** The remotes whose releases the signed-in person may see. */
export const listOwnRemotes: Operation<typeof listOwnRemotesCall> = async ({ req }) => {
  if (hasRole(req, OPERATOR_ROLES)) return { remotes: await remotesWith(req) }
  return {
    remotes: await remotesOfTeams(
      req,
      (await companiesOf(req)).map(({ id }) => id),
    ),
  }
}

async function recordOf(req: PayloadRequest, remote: RemoteName, release: RemoteRelease): Promise<ReleaseRecord> {
  const { id, version, status, share, createdAt, promotedAt, notes, commit, author, shippedBy, filesKept } = release
  const { endedAt, endedBy, endReason } = release
  return {
    id,
    remote,
    version,
    status,
    share,
    createdAt,
    promotedAt: promotedAt ?? null,
    notes: notes ?? '',
    commit: commit ?? '',
    author: author ?? '',
    shippedBy: shippedBy ?? '',
    filesKept,
    browserTrial: browserTrialOf(release),
    health: await healthOf(req, release),
    ended: endedAt ? { at: endedAt, by: endedBy ?? '', reason: endReason ?? '' } : null,
  }
}

// People of a team have no right to these collections: the call decided that they may see what concerns their remote.

async function failuresOf(req: PayloadRequest, remote: RemoteName): Promise<FailureRecord[]> {
  const where = { remote: { equals: remote } }
  const { docs } = await req.payload.find({
    collection: 'remote-failures',
    where,
    sort: '-lastSeenAt',
    limit: MAX_LISTED,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id, version, stage, message, path, count, firstSeenAt, lastSeenAt, stack }) => ({
    id,
    version,
    stage,
    message,
    path,
    count,
    firstSeenAt: firstSeenAt ?? null,
    lastSeenAt,
    stack: stack ?? '',
  }))
}

async function keysOf(req: PayloadRequest, remote: RemoteName): Promise<ShipKeyRecord[]> {
  const { docs } = await req.payload.find({
    collection: 'remote-ship-keys',
    sort: '-createdAt',
    limit: MAX_KEYS,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs
    .filter(({ remotes }) => Array.isArray(remotes) && remotes.includes(remote))
    .map(({ id, holder, issuedBy, expiresAt, lastUsedAt, revokedAt }) => ({
      id,
      holder,
      issuedBy,
      expiresAt,
      lastUsedAt: lastUsedAt ?? null,
      revokedAt: revokedAt ?? null,
    }))
}
