import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type CallApi, makeCallApi } from '@framewell/domain/http/callApi'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { isApiError } from '@framewell/domain/http/isApiError'
import { RECORDINGS_FILE } from '@framewell/domain/releases/manifest'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import { findMissingFiles, registerRelease, uploadReleaseFile } from '@framewell/domain/releases/shippingCalls'
import { readManifest } from './buildRelease'
import { ReleaseProblem } from './ReleaseProblem'

/** A running product and the credentials to ship to it. */
export interface ShipTarget {
  /** Address of the site, or of the cms on this machine. */
  readonly url: string
  readonly auth: { readonly shipKey: string } | { readonly internalToken: string }
}

export type ShipOptions = Pick<CallInput<typeof registerRelease>, 'channel' | 'share' | 'unlessRolledBack' | 'notes'>

const FILES_AT_ONCE = 4
const AGAIN_AFTER_MS = 500
/** An attempt that runs out of time tries some screens of a release, and the next one the others. */
const MOST_ATTEMPTS = 5

/**
 * Uploads what a running product lacks of the release in the remote's `dist` folder, and registers it; hosts pick it up automatically. Until
 * it is registered nobody sees it, and shipping again completes an interrupted upload. Resolves also with the number of its files, and of
 * those that were brought.
 */
export async function shipRelease(root: string, target: ShipTarget, options: ShipOptions) {
  const dist = join(root, 'dist')
  const manifest = await readManifest(dist)
  const { remote } = manifest
  const call = releaseClient(target)
  const waiting = Object.entries({
    ...manifest.files,
    ...manifest.maps,
    ...(manifest.recordings ? { [RECORDINGS_FILE]: manifest.recordings } : {}),
  })
  const hashes = waiting.map(([, integrity]) => integrity)
  const lacking = new Set((await call(findMissingFiles, { remote, files: hashes })).missing)
  const bring = async (files: [string, string][]) => {
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, () => work(files)))
  }
  const work = async (files: [string, string][]) => {
    for (let next = files.shift(); next; next = files.shift()) {
      const [name, integrity] = next
      const content = await readFile(join(dist, name))
      if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity) {
        throw new ReleaseProblem(`${join(dist, name)} is not the file its manifest describes. Build ${remote} again.`)
      }
      await call(uploadReleaseFile, { remote, integrity }, { file: new Blob([new Uint8Array(content)]) })
    }
  }
  const register = async () => registerTried(call, { manifest, ...(await origin(root)), ...options })
  const missing = waiting.filter(([, integrity]) => lacking.has(integrity))
  const counts = { files: waiting.length, brought: missing.length }
  await bring([...missing])
  try {
    return { ...(await register()), ...counts }
  } catch (error) {
    // A cleanup removed files that the product had when it was asked.
    if (!isApiError(error) || error.problem?.code !== 'filesMissing') throw error
    await bring([...waiting])
    return { ...(await register()), ...counts, brought: waiting.length }
  }
}

/** Registers an uploaded release, again while not all of its screens are tried. */
export async function registerTried(call: CallApi, release: CallInput<typeof registerRelease>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call(registerRelease, release)
    } catch (error) {
      if (!isApiError(error) || error.problem?.code !== 'trialUnfinished' || attempt === MOST_ATTEMPTS) throw error
    }
  }
}

/** A running product's calls, as the shipping person or tool. */
export function releaseClient({ url, auth }: ShipTarget): CallApi {
  const proof: Record<string, string> = 'shipKey' in auth ? { [SHIP_KEY_HEADER]: auth.shipKey } : { 'x-internal-token': auth.internalToken }
  return makeCallApi(async ({ url: path, method, headers, body, file }) => {
    const sent = file instanceof Blob ? file : body
    const send = () => fetch(`${url}${path}`, { method, headers: { ...headers, ...proof }, body: sent })
    try {
      // A busy machine may close a connection during a request; every request may be sent twice.
      return await send().catch(() => pause(AGAIN_AFTER_MS).then(send))
    } catch (error) {
      throw new ReleaseProblem(`The product does not answer at ${url} (${reasonOf(error)}). Start it first, or set PRODUCT_URL.`)
    }
  })
}

/** fetch only reports that it failed; the reason is in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** The commit and author of a release; empty outside of a repository. */
async function origin(root: string): Promise<{ commit: string; author: string; notes: string }> {
  const log = promisify(execFile)('git', ['log', '-1', '--format=%h%n%an%n%s'], { cwd: root })
  const [commit = '', author = '', notes = ''] = await log.then(
    ({ stdout }) => stdout.split('\n'),
    () => [],
  )
  return { commit: commit.slice(0, 80), author: author.slice(0, 120), notes: notes.slice(0, 2000) }
}
