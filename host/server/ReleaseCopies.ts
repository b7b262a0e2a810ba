import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { INTERNAL_TOKEN_HEADER } from '@framewell/domain/http/internalTokenHeader'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { type LiveRelease, releaseFileName, releaseVersionSchema } from '@framewell/domain/releases/manifest'
import { remoteNameSchema } from '@framewell/domain/releases/remoteName'
import { getReleaseFile, RELEASE_INTEGRITY_HEADER } from '@framewell/domain/releases/servingCalls'
import type { CmsAddress } from './cmsClient'
import type { Log } from './log'

const HERE = '/releases/'
/** A large file over a slow line; nothing waits for it but a new release. */
const WITHIN_MS = 30_000
const AT_ONCE = 4
/** Pages opened longer ago load no more of their release; a copy can be brought again. */
const KEPT_MS = 30 * 86_400_000
const MOST_MISSED = 1000
/** Of all a page loads at once, and some more. */
const MOST_ASKED = 64
/** Files that nobody has: guesses of strangers cost the cms no more than so many questions. */
const MOST_MISSED_A_SECOND = 20
const MISSED_FOR_MS = 60_000

interface ReleaseCopiesOptions {
  readonly cms: CmsAddress
  /** The release store, where this machine has it. */
  readonly store: string
  /** This host's own copies of what is not there. */
  readonly folder: string
  readonly log: Log
  readonly now?: (() => number) | undefined
}

/**
 * This host's copies of releases that lie on another machine, or in a bucket. The cms hands each file out with the hash that it was registered
 * with; one that is not what its hash says is never kept. They outlive the cms and the bucket.
 */
export class ReleaseCopies {
  readonly #options: ReleaseCopiesOptions
  readonly #now: () => number
  readonly #coming = new Map<string, Promise<boolean>>()
  /** Of these, how many somebody asked for. */
  #askedFor = 0
  /** When somebody last asked for a file that no release has. */
  readonly #missed = new Map<string, number>()

  constructor(options: ReleaseCopiesOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  /** Where files of releases lie on this machine, the store before the copies. */
  get folders(): readonly string[] {
    return [this.#options.store, this.#options.folder]
  }

  /** Of a file below /releases/: where it is; null when this machine has none. */
  async placeOf(name: string): Promise<string | null> {
    for (const folder of this.folders) if (await isThere(join(folder, name))) return join(folder, name)
    return null
  }

  /**
   * The same releases with all their files at hand: what this host lacks is brought. A remote whose new release cannot be had whole keeps the one
   * before, if there was one; `complete` is then false, and asking again later is right.
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

  /** Brings one file that somebody asked for, of whichever release: pages that were opened before this host began load theirs here. */
  async bringAsked(name: string): Promise<boolean> {
    const [remote = '', version = '', ...rest] = name.split('/')
    const file = rest.join('/')
    const isName = remoteNameSchema.safeParse(remote).success && releaseVersionSchema.safeParse(version).success
    if (!isName || !releaseFileName.safeParse(file).success) return false
    if (this.#isMissed(name) || this.#askedFor >= MOST_ASKED) return false
    this.#askedFor += 1
    try {
      const found = await this.#file(name)
      if (!found) this.#miss(name)
      return found
    } catch (error) {
      // It may well be there: the next page asks again.
      this.#options.log.warn({ err: error, file: name }, 'a file of a release could not be brought')
      return false
    } finally {
      this.#askedFor -= 1
    }
  }

  /** Removes copies of releases that no page needs any more. */
  async sweep({ remotes }: LiveSet): Promise<void> {
    const needed = new Set(remotes.flatMap(({ live, fallback }) => [live.baseUrl, fallback?.baseUrl]))
    for (const remote of await readdir(this.#options.folder).catch(() => [])) {
      const folder = join(this.#options.folder, remote)
      // Of a host that ended while a file came.
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

  /** @returns false when no registered release has the file. @throws when the cms does not answer, or with another file than its hash says */
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

  #isMissed(name: string): boolean {
    const now = this.#now()
    if ((this.#missed.get(name) ?? Number.NEGATIVE_INFINITY) > now - MISSED_FOR_MS) return true
    const oldestOfMany = [...this.#missed.values()].at(-MOST_MISSED_A_SECOND)
    return oldestOfMany !== undefined && oldestOfMany > now - 1000
  }

  #miss(name: string): void {
    this.#missed.delete(name)
    this.#missed.set(name, this.#now())
    const oldest = this.#missed.keys().next().value
    if (this.#missed.size > MOST_MISSED && oldest !== undefined) this.#missed.delete(oldest)
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
