import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { type LiveRelease, releaseFileName, releaseVersionSchema } from '@framewell/domain/releases/manifest'
import { remoteNameSchema } from '@framewell/domain/releases/remoteName'
import { getReleaseFile, RELEASE_INTEGRITY_HEADER } from '@framewell/domain/releases/servingCalls'
import { networkOf } from '@framewell/server-kit/limits/networkOf'
import { INTERNAL_TOKEN_HEADER } from '@framewell/server-kit/requests/internalTokenHeader'
import type { CmsAddress } from './cmsClient'
import type { Log } from './log'

const HERE = '/releases/'
/** Allows for a large file on a slow connection; only a new release waits for it. */
const WITHIN_MS = 30_000
const AT_ONCE = 4
/** Pages opened before this load no more of their release, and a copy can be downloaded again. */
const KEPT_MS = 30 * 86_400_000
const MAX_MISSED = 1000
/** A little more than all files a page loads at once. */
const MAX_ASKED = 64
/**
 * Limits how many requests for nonexistent files reach the cms, so that strangers' guesses cost it little. The lower limit of one network keeps
 * its guesses from blocking visitors elsewhere, who load the files of a page they opened earlier.
 */
const MAX_MISSED_A_SECOND = { ofNetwork: 20, all: 200 }
const MISSED_FOR_MS = 60_000

interface ReleaseCopiesOptions {
  readonly cms: CmsAddress
  /** The release store, when it is on this machine. */
  readonly store: string
  /** This host's copies of files that are not in the store. */
  readonly folder: string
  readonly log: Log
  readonly now?: (() => number) | undefined
}

/**
 * This host's copies of releases stored on another machine or in a bucket. The cms serves each file with its registered hash; a file that
 * does not match is never saved. The copies survive an outage of the cms or the bucket.
 */
export class ReleaseCopies {
  readonly #options: ReleaseCopiesOptions
  readonly #now: () => number
  readonly #coming = new Map<string, Promise<boolean>>()
  /** How many of the downloads were requested by visitors. */
  #askedFor = 0
  /** When a file that no release has was last requested, and from where. */
  readonly #missed = new Map<string, { readonly at: number; readonly network: string }>()

  constructor(options: ReleaseCopiesOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** Folders with release files on this machine; the store before the copies. */
  get folders(): readonly string[] {
    return [this.#options.store, this.#options.folder]
  }

  /** The path of a file below /releases/; null when this machine does not have it. */
  async placeOf(name: string): Promise<string | null> {
    for (const folder of this.folders) if (await isThere(join(folder, name))) return join(folder, name)
    return null
  }

  /**
   * Returns the same releases with all files on this machine, downloading what is missing. When a remote's new release cannot be downloaded
   * completely, it stays on the previous one, if any; `complete` is then false and the caller should retry later.
   */
  async bringSet(set: LiveSet, before: LiveSet | null): Promise<{ readonly set: LiveSet; readonly complete: boolean }> {
    let complete = true
    const remotes: LiveSet['remotes'] = []
    for (const pair of set.remotes) {
      const { live, fallback, candidate } = pair
      const whole = await this.#bring(live)
      const others = await Promise.all([fallback, candidate?.release].map((release) => !release || this.#bring(release)))
      complete &&= whole && others.every((there) => there)
      const old = before?.remotes.find(({ live: { remote } }) => remote === live.remote)
      remotes.push(whole || !old ? { ...pair, candidate: others[1] ? candidate : null } : old)
    }
    return { set: { remotes }, complete }
  }

  /** Downloads one requested file of any release: pages opened before this host started load their files here. */
  async bringAsked(name: string, address: string): Promise<boolean> {
    const [remote = '', version = '', ...rest] = name.split('/')
    const file = rest.join('/')
    const isName = remoteNameSchema.safeParse(remote).success && releaseVersionSchema.safeParse(version).success
    if (!isName || !releaseFileName.safeParse(file).success) return false
    const network = networkOf(address)
    if (this.#isMissed(name, network) || this.#askedFor >= MAX_ASKED) return false
    this.#askedFor += 1
    try {
      const found = await this.#file(name)
      if (!found) this.#miss(name, network)
      return found
    } catch (error) {
      // The file may exist after all; the next request tries again.
      this.#options.log.warn({ err: error, file: name }, 'a file of a release could not be brought')
      return false
    } finally {
      this.#askedFor -= 1
    }
  }

  /** Deletes copies of releases that no page needs any more. */
  async sweep({ remotes }: LiveSet): Promise<void> {
    const needed = new Set(remotes.flatMap(({ live, fallback }) => [live.baseUrl, fallback?.baseUrl]))
    for (const remote of await readdir(this.#options.folder).catch(() => [])) {
      const folder = join(this.#options.folder, remote)
      // Left over from a host that stopped during a download.
      const versions = remote.startsWith('.') ? [''] : await readdir(folder).catch(() => [])
      for (const version of versions) {
        const found = needed.has(`${HERE}${remote}/${version}/`) ? null : await stat(join(folder, version)).catch(() => null)
        if (found && found.mtimeMs < this.#now() - KEPT_MS) await rm(join(folder, version), { recursive: true, force: true })
      }
    }
  }

  async #bring({ baseUrl, files }: LiveRelease): Promise<boolean> {
    if (!baseUrl.startsWith(HERE)) return true
    const names = Object.keys(files).map((file) => baseUrl.slice(HERE.length) + file)
    const waiting = names.values()
    let whole = true
    const bringNext = async () => {
      for (const name of waiting) whole = whole && ((await this.placeOf(name)) !== null || (await this.#file(name)))
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, bringNext))
    } catch (error) {
      this.#options.log.error({ err: error, release: baseUrl }, 'a release could not be brought whole; the one before it stays')
      return false
    }
    if (!whole) this.#options.log.error({ release: baseUrl }, 'files of a release are not in the release store; the one before it stays')
    return whole
  }

  /** @returns false when no registered release has the file @throws when the cms does not answer or the file does not match its hash */
  #file(name: string): Promise<boolean> {
    const coming = this.#coming.get(name)
    if (coming) return coming
    const begun = this.#fetch(name).finally(() => this.#coming.delete(name))
    this.#coming.set(name, begun)
    return begun
  }

  async #fetch(name: string): Promise<boolean> {
    const { cms, folder } = this.#options
    const [remote = '', version = '', ...rest] = name.split('/')
    const query = new URLSearchParams({ remote, version, file: rest.join('/') })
    const answer = await fetch(`${cms.url}${getReleaseFile.path}?${query}`, {
      headers: { [INTERNAL_TOKEN_HEADER]: cms.internalToken },
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    if (answer.status === 404) return false
    if (!answer.ok || !answer.body) throw new Error(`The cms answered ${answer.status}`)
    const place = join(folder, name)
    const draft = join(folder, `.${randomUUID()}`)
    const hash = createHash('sha384')
    const counted = new Transform({
      transform(chunk, _, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    await mkdir(dirname(place), { recursive: true })
    try {
      await pipeline(answer.body, counted, createWriteStream(draft, { flags: 'wx' }))
      if (`sha384-${hash.digest('base64')}` !== answer.headers.get(RELEASE_INTEGRITY_HEADER))
        throw new Error('It is not the file its hash names')
      await rename(draft, place)
    } finally {
      await rm(draft, { force: true })
    }
    return true
  }

  #isMissed(name: string, network: string): boolean {
    const now = this.#now()
    const before = this.#missed.get(name)
    if (before && before.at > now - MISSED_FOR_MS) return true
    const lately = [...this.#missed.values()].filter(({ at }) => at > now - 1000)
    const { ofNetwork, all } = MAX_MISSED_A_SECOND
    return lately.length >= all || lately.filter((missed) => missed.network === network).length >= ofNetwork
  }

  #miss(name: string, network: string): void {
    this.#missed.delete(name)
    this.#missed.set(name, { at: this.#now(), network })
    const oldest = this.#missed.keys().next().value
    if (this.#missed.size > MAX_MISSED && oldest !== undefined) this.#missed.delete(oldest)
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
