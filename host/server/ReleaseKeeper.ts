import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallApi } from '@framewell/domain/http/callApi'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { matchesRoute } from '@framewell/domain/releases/matchesRoute'
import { getLiveReleases } from '@framewell/domain/releases/release'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import type { RouteMeta } from '@framewell/domain/releases/shell'
import { KeptAnswer } from './KeptAnswer'

const REMEMBERED_SETS = 50
const NO_RELEASES: LiveSet = { remotes: [] }

interface ReleaseKeeperOptions {
  readonly folder: string
  readonly call: CallApi
  /** Development only: what stands in front of the releases. */
  readonly adjust?: (set: LiveSet) => Promise<LiveSet>
  readonly changed: () => void
  readonly failed: (error: unknown) => void
}

/** The live release of each remote, the last good answer of the cms, and the sets that open pages may still be pinned to. */
export class ReleaseKeeper {
  readonly #kept: KeptAnswer<typeof getLiveReleases.output>
  readonly #sets = new Map<string, LiveSet>()
  #id = idOf(NO_RELEASES)
  /** The set whose files were all found. */
  #complete = ''

  constructor({ folder, call, adjust = async (set) => set, changed, failed }: ReleaseKeeperOptions) {
    this.#kept = new KeptAnswer({
      file: join(folder, 'releases.json'),
      schema: getLiveReleases.output,
      ask: async () => adjust(await call(getLiveReleases, {})),
      changed: () => {
        this.#remember()
        changed()
      },
      failed,
    })
  }

  get liveSet(): LiveSet {
    return this.#kept.value ?? NO_RELEASES
  }

  /** Names the live set; the same releases have the same id on every host. */
  get setId(): string {
    return this.#id
  }

  restore(): Promise<void> {
    return this.#kept.restore()
  }

  refresh(): Promise<void> {
    return this.#kept.refresh()
  }

  /**
   * Files that pages of this host would ask it for and not get: the first ones of each live release that it serves itself.
   * Empty once they are there; asked again for every new set.
   */
  async missingFiles(releasesDir: string): Promise<readonly string[]> {
    if (this.#complete === this.#id) return []
    const id = this.#id
    const wanted = this.liveSet.remotes.flatMap(({ live }) =>
      live.baseUrl.startsWith('/releases/')
        ? [live.entry, ...live.preload].map((file) => live.baseUrl.slice('/releases/'.length) + file)
        : [],
    )
    const found = await Promise.all(
      wanted.map((file) =>
        access(join(releasesDir, file)).then(
          () => null,
          () => file,
        ),
      ),
    )
    const missing = found.filter((file) => file !== null)
    if (missing.length === 0) this.#complete = id
    return missing
  }

  /** A set a page is pinned to; null when it is unknown here or long gone. */
  find(setId: string): LiveSet | null {
    return this.#sets.get(setId) ?? null
  }

  /** The remote and route that own a canonical path in a set. */
  routeAt(path: string, set: LiveSet = this.liveSet): { remote: RemoteName; route: RouteMeta } | null {
    for (const { live } of set.remotes) {
      const route = live.routes.find((candidate) => matchesRoute(candidate.path, path))
      if (route) return { remote: live.remote, route }
    }
    return null
  }

  #remember(): void {
    this.#id = idOf(this.liveSet)
    this.#sets.delete(this.#id)
    this.#sets.set(this.#id, this.liveSet)
    const oldest = this.#sets.keys().next().value
    if (this.#sets.size > REMEMBERED_SETS && oldest !== undefined) this.#sets.delete(oldest)
  }
}

function idOf(set: LiveSet): string {
  const names = set.remotes.map(({ live, fallback }) => `${live.baseUrl} ${fallback?.baseUrl ?? ''}`)
  return createHash('sha256').update(names.sort().join('\n')).digest('base64url').slice(0, 12)
}
