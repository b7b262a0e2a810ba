import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { CallApi } from '@framewell/domain/http/callApi'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { matchesRoute } from '@framewell/domain/releases/matchesRoute'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { type ReplacedRelease, runnableSet } from '@framewell/domain/releases/runnableReleases'
import { getLiveReleases } from '@framewell/domain/releases/servingCalls'
import { majorsOffered, type OfferedMajors } from '@framewell/domain/releases/sharedLibraries'
import type { RouteMeta } from '@framewell/domain/releases/shell'
import type { z } from 'zod'
import { CachedAnswer } from './CachedAnswer'
import type { ReleaseCopies } from './ReleaseCopies'

const REMEMBERED_SETS = 50
/** Delay between attempts to download a new release. */
const AGAIN_AFTER_MS = 5000
/** Before the id of a preview's set. */
const TRIED = 'tried-'
const NO_RELEASES: LiveSet = { remotes: [] }

/** The releases a page is rendered with. The same releases have the same id on every host. */
export interface PinnedSet {
  readonly id: string
  readonly liveSet: LiveSet
}

interface LiveReleasesOptions {
  readonly folder: string
  readonly call: CallApi
  readonly copies: ReleaseCopies
  /** Development only: puts development remotes in front of the releases. */
  readonly adjust?: (set: LiveSet) => Promise<LiveSet>
  /** The last day on which releases get the earlier copies of libraries they were built for. */
  readonly earlierUntil: string | undefined
  readonly now: () => number
  readonly changed: () => void
  /** Called with the live releases that this host can't run. */
  readonly replaced: (found: readonly ReplacedRelease[]) => void
  readonly failed: (error: unknown) => void
}

/** Holds the live release of each remote from the cms's last good answer, and the sets that open pages may still be pinned to. */
export class LiveReleases {
  readonly #kept: CachedAnswer<z.ZodType<LiveSet>>
  readonly #copies: ReleaseCopies
  readonly #sets = new Map<string, LiveSet>()
  #current: PinnedSet = pinnedTo(NO_RELEASES)
  /** The set for each visitor number, with candidates assigned. Empty while there are no candidates. */
  #shares: readonly PinnedSet[] = []
  /** The set whose files were all found. */
  #complete = ''
  #replaced: readonly ReplacedRelease[] = []
  readonly #tellReplaced: LiveReleasesOptions['replaced']
  readonly #offered: () => OfferedMajors

  constructor(options: LiveReleasesOptions) {
    const { folder, call, copies, adjust = async (set) => set, changed, replaced, failed, earlierUntil, now } = options
    this.#offered = () => majorsOffered(earlierUntil, companyDay(new Date(now())))
    this.#copies = copies
    this.#tellReplaced = replaced
    this.#kept = new CachedAnswer<z.ZodType<LiveSet>>({
      file: join(folder, 'releases.json'),
      // An earlier version of this host may have stored it, with other libraries.
      schema: getLiveReleases.output.transform((set) => this.#runnable(set)),
      ask: async () => this.#atHand(await adjust(this.#runnable(await call(getLiveReleases, {})))),
      changed: () => {
        this.#remember()
        changed()
      },
      failed,
    })
  }

  get liveSet(): LiveSet {
    return this.#current.liveSet
  }

  /** The set for visitors outside every candidate's share. */
  get current(): PinnedSet {
    return this.#current
  }

  /** Whether servers render a remote's areas: an operator has approved its code. */
  isDrawn(remote: RemoteName): boolean {
    return this.#kept.value?.remotes.find(({ live }) => live.remote === remote)?.drawn ?? false
  }

  /** All releases that servers render for visitors, including candidates. */
  get drawn(): readonly LiveRelease[] {
    const trusted = (this.#kept.value?.remotes ?? []).filter(({ drawn }) => drawn)
    return trusted.flatMap(({ live, candidate }) => (candidate ? [live, candidate.release] : [live]))
  }

  /** All releases the next pages may load: live ones, their fallbacks and candidates. */
  get shown(): readonly LiveRelease[] {
    const remotes = this.#kept.value?.remotes ?? []
    return remotes.flatMap(({ live, fallback, candidate }) => [
      live,
      ...(fallback ? [fallback] : []),
      ...(candidate ? [candidate.release] : []),
    ])
  }

  /** The live releases this host can't run and has nothing in place of: their routes and widgets are missing from its pages. */
  get unrunnable(): readonly ReplacedRelease[] {
    return this.#replaced.filter(({ instead }) => instead === null)
  }

  /** Whether visitors get different releases depending on their number. */
  get hasCandidates(): boolean {
    return this.#shares.length > 0
  }

  /** The set for the visitor with this number (0 to 99). */
  pinnedFor(share: number): PinnedSet {
    return this.#shares[share] ?? this.#current
  }

  /**
   * The live set with one release put in front of its remote's, which becomes the fallback; a developer's own has none, which would hide what
   * fails. It is not stored and its id differs from that of every visitor's set, so that nobody gets it without the preview.
   */
  withTrial(release: LiveRelease): PinnedSet {
    const { id, liveSet } = pinnedTo(putFirst(this.liveSet, release))
    return { id: `${TRIED}${id}`, liveSet }
  }

  /** Whether a page was rendered with a preview's set. */
  isTried(setId: string): boolean {
    return setId.startsWith(TRIED)
  }

  restore(): Promise<void> {
    return this.#kept.restore()
  }

  refresh(): Promise<void> {
    return this.#kept.refresh()
  }

  /** Ends the retries of a failed refresh. */
  stop(): void {
    this.#kept.stop()
  }

  /**
   * Files that pages of this host need but it does not have: the first files of each live release it serves. Empty once they are present;
   * checked again for every new set.
   */
  async missingFiles(): Promise<readonly string[]> {
    if (this.#complete === this.#current.id) return []
    const { id } = this.#current
    const wanted = this.liveSet.remotes.flatMap(({ live }) =>
      live.baseUrl.startsWith('/releases/')
        ? [live.entry, ...live.preload].map((file) => live.baseUrl.slice('/releases/'.length) + file)
        : [],
    )
    const places = await Promise.all(wanted.map((file) => this.#copies.placeOf(file)))
    const missing = wanted.filter((_, at) => places[at] === null)
    if (missing.length === 0) this.#complete = id
    return missing
  }

  /** A set a page is pinned to; null when it is unknown here or expired. */
  find(setId: string): LiveSet | null {
    return this.#sets.get(setId) ?? null
  }

  /** The remote and route that match a canonical path in a set. */
  routeAt(path: string, set: LiveSet = this.liveSet): { remote: RemoteName; route: RouteMeta } | null {
    for (const { live } of set.remotes) {
      const route = live.routes.find((candidate) => matchesRoute(candidate.path, path))
      if (route) return { remote: live.remote, route }
    }
    return null
  }

  /** The releases of a set that this host can run; those it can't are reported. */
  #runnable(answered: LiveSet): LiveSet {
    const { set, replaced } = runnableSet(answered, this.#kept.value, this.#offered())
    this.#replaced = replaced
    if (replaced.length > 0) this.#tellReplaced(replaced)
    return set
  }

  /** Returns a new set once its files are on this machine; what is unavailable now is retried. */
  async #atHand(answered: LiveSet): Promise<LiveSet> {
    const { set, complete } = await this.#copies.bringSet(answered, this.#kept.value)
    if (!complete) setTimeout(() => this.refresh(), AGAIN_AFTER_MS).unref()
    return set
  }

  #remember(): void {
    const { remotes } = this.#kept.value ?? NO_RELEASES
    // Pages embed only their own releases, not those of other visitors.
    this.#current = pinnedTo({ remotes: remotes.map(({ live, fallback }) => ({ live, fallback })) })
    this.#keep(this.#current)
    const candidates = remotes.map(({ candidate }) => candidate).filter((candidate) => candidate !== null && candidate !== undefined)
    this.#shares = candidates.length === 0 ? [] : Array.from({ length: 100 }, (_, share) => this.#variant(candidates, share))
  }

  #variant(candidates: readonly { readonly release: LiveRelease; readonly share: number }[], share: number): PinnedSet {
    const mine = candidates.filter((candidate) => share < candidate.share)
    if (mine.length === 0) return this.#current
    const pinned = pinnedTo(mine.reduce((set, { release }) => putFirst(set, { ...release, candidate: true }), this.#current.liveSet))
    this.#keep(pinned)
    return pinned
  }

  #keep({ id, liveSet }: PinnedSet): void {
    this.#sets.delete(id)
    this.#sets.set(id, liveSet)
    const oldest = this.#sets.keys().next().value
    if (this.#sets.size > REMEMBERED_SETS && oldest !== undefined) this.#sets.delete(oldest)
  }
}

function pinnedTo(liveSet: LiveSet): PinnedSet {
  return { id: idOf(liveSet), liveSet }
}

function putFirst({ remotes }: LiveSet, release: LiveRelease): LiveSet {
  const others = remotes.filter(({ live }) => live.remote !== release.remote)
  const before = remotes.find(({ live }) => live.remote === release.remote)
  return { remotes: [...others, { live: release, fallback: (!release.own && before?.live) || null }] }
}

function idOf(set: LiveSet): string {
  const names = set.remotes.map(({ live, fallback }) => `${live.baseUrl} ${fallback?.baseUrl ?? ''}`)
  return createHash('sha256').update(names.sort().join('\n')).digest('base64url').slice(0, 12)
}
