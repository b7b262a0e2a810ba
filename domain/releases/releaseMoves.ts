import type { Refusal } from '../http/refusal'
import type { ReleaseChannel, ReleaseStatus } from './releaseStatuses'
import { isOwnRemote } from './remotes'

/** A stored release, reduced to what moving it needs. */
export interface StoredRelease {
  readonly id: string
  readonly remote: string
  readonly version: string
  readonly status: ReleaseStatus
  /** Percent of visitors who get it as a candidate. */
  readonly share: number
  /** ISO time of registration; newer means registered later. */
  readonly createdAt: string
}

export interface ReleaseChange<Release> {
  readonly of: Release
  readonly to: { readonly status: ReleaseStatus; readonly share?: number; readonly promotedAt?: string }
}

/** Changes to a remote's releases, in order, and the record of them. The last change is to the moved release. */
export interface ReleaseMove<Release> {
  readonly changes: readonly [...ReleaseChange<Release>[], ReleaseChange<Release>]
  readonly entry: {
    readonly action: 'release-promote' | 'release-candidate' | 'release-withdraw' | 'release-take-off'
    readonly before: Readonly<Record<string, string | number | null>>
    readonly after: Readonly<Record<string, string | number | null>>
  }
}

/**
 * Makes a release live. The previous one is retired, or withdrawn when this goes back to an earlier one.
 * @returns null when the release is already live
 */
export function promotion<Release extends StoredRelease>(release: Release, live: Release | null, now: Date): ReleaseMove<Release> | null {
  if (release.status === 'live') return null
  const left = live && { of: live, to: { status: live.createdAt > release.createdAt ? 'withdrawn' : 'retired' } as const }
  return {
    changes: [...(left ? [left] : []), { of: release, to: { status: 'live', share: 0, promotedAt: now.toISOString() } }],
    entry: {
      action: 'release-promote',
      before: { live: live?.version ?? null },
      after: { remote: release.remote, live: release.version },
    },
  }
}

/** Shows a release to a share of the visitors, replacing the current candidate; the live release has no share. */
export function candidacy<Release extends StoredRelease>(
  release: Release,
  share: number,
  candidate: Release | null,
): ReleaseMove<Release> | Refusal<'alreadyLive'> {
  if (release.status === 'live') return { refusal: 'alreadyLive' }
  const left = candidate && candidate.id !== release.id ? candidate : null
  return {
    changes: [
      ...(left ? [{ of: left, to: { status: 'registered', share: 0 } } as const] : []),
      { of: release, to: { status: 'candidate', share } },
    ],
    entry: {
      action: 'release-candidate',
      before: { candidate: candidate?.version ?? null, share: candidate?.share ?? 0 },
      after: { remote: release.remote, candidate: release.version, share },
    },
  }
}

/** Ends a candidate. */
export function candidateEnd<Release extends StoredRelease>(candidate: Release): ReleaseMove<Release> {
  return {
    changes: [{ of: candidate, to: { status: 'withdrawn', share: 0 } }],
    entry: {
      action: 'release-withdraw',
      before: { share: candidate.share },
      after: { remote: candidate.remote, withdrawn: candidate.version },
    },
  }
}

/** Takes a micro-frontend off the site; its candidate ended before. */
export function takingOff<Release extends StoredRelease>(live: Release): ReleaseMove<Release> {
  return {
    changes: [{ of: live, to: { status: 'withdrawn', share: 0 } }],
    entry: { action: 'release-take-off', before: { live: live.version }, after: { remote: live.remote, live: null } },
  }
}

/**
 * The effect of withdrawing a release. A candidate ends. For the live release, the previous one goes live again or, when requested, nothing
 * does. The site requires its own micro-frontends.
 */
export function withdrawalOf(
  { remote, status }: Pick<StoredRelease, 'remote' | 'status'>,
  takeOff: boolean,
): 'endCandidate' | 'goBack' | 'takeOff' | Refusal<'notShown' | 'ownRemote'> {
  if (status === 'candidate') return 'endCandidate'
  if (status !== 'live') return { refusal: 'notShown' }
  if (!takeOff) return 'goBack'
  return isOwnRemote(remote) ? { refusal: 'ownRemote' } : 'takeOff'
}

/** A release that could go live again. */
export interface FormerRelease extends Pick<StoredRelease, 'status' | 'createdAt'> {
  readonly promotedAt?: string | null
  readonly filesKept: boolean
}

/** Whether a release can be the live one's fallback: replaced by a newer one, older than it, files kept. */
export function canReturn({ status, createdAt, filesKept }: FormerRelease, live: Pick<StoredRelease, 'createdAt'>): boolean {
  return status === 'retired' && filesKept && createdAt < live.createdAt
}

/** Whether somebody rolled back this remote and nothing newer has gone live since. */
export function isRolledBack(live: Pick<StoredRelease, 'createdAt'> | null, others: readonly FormerRelease[]): boolean {
  if (!live) return false
  return others.some(({ status, createdAt, promotedAt }) => status === 'withdrawn' && createdAt > live.createdAt && Boolean(promotedAt))
}

/** The requested target of a shipped release. */
export interface ShipRequest {
  readonly channel: ReleaseChannel
  readonly unlessRolledBack: boolean
}

/**
 * The target of a shipped release.
 * @param known whether this version was already registered
 * @param rolledBack whether somebody rolled back this remote
 * @returns null when nothing changes
 */
export function shippedTo(
  { channel, unlessRolledBack }: ShipRequest,
  { status }: Pick<StoredRelease, 'status'>,
  known: boolean,
  rolledBack: boolean,
): 'live' | 'candidate' | null {
  if (unlessRolledBack && (known || rolledBack)) return null
  if (channel === 'live') return 'live'
  return channel === 'candidate' && status !== 'live' ? 'candidate' : null
}
