import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { installedBrowser } from '@framewell/server-kit/browser/installedBrowser'
import type { PayloadRequest } from 'payload'
import { env, ROOT } from '../env'
import { type BrowserTrial, noProgress, type TrialProgress, tryInBrowser } from './browser/tryInBrowser'
import { pagesWithWidgetsOf } from './refuseUnfit'
import type { Shipper } from './shipperFor'
import { previewLink } from './tryReleases'

const WATCH = 'cms/releases/browser/watchPage.mjs'
/** A preview is only used while the release is tried. */
const MINUTES = 5

/** Releases whose trial was not finished, by their content. One that is not shipped again gives way to others. */
const unfinished = new Map<string, TrialProgress>()
const MOST_UNFINISHED = 20

const untried = (why: string): BrowserTrial => ({ finding: null, record: `Not tried in a browser: ${why}.` })

/**
 * Tries a release in a browser on the pages of this site, before anybody is shown it: where one is installed and the site answers. A start of
 * the product publishes its own micro-frontends without it, since the site starts after them.
 */
export async function whyBrokenInBrowser(
  req: PayloadRequest,
  manifest: ReleaseManifest,
  given: { readonly folder: string; readonly actor: Shipper; readonly isStart: boolean; readonly findBrowser?: () => string | undefined },
): Promise<BrowserTrial> {
  if (given.isStart) return untried('a start of the product registered it')
  const { findBrowser = () => installedBrowser(env.CHROMIUM_PATH) } = given
  let browser: string | undefined
  try {
    browser = findBrowser()
  } catch (error) {
    return untried(error instanceof Error ? error.message.replace(/\.$/, '') : String(error))
  }
  if (!browser) return untried('the server of this site has no Chromium (CHROMIUM_PATH)')
  if (!(await answers(env.SITE_URL))) return untried('the site did not answer')
  const { remote } = manifest
  const cookieFor = async (origin: string, routes: ReleaseManifest['routes']) => {
    const until = new Date(Date.now() + MINUTES * 60_000).toISOString()
    const own = { origin, routes: routes.map(({ path, chrome }) => ({ path, chrome })) }
    const link = previewLink({ remote, version: 'own', until, by: String(given.actor.id), own })
    const response = await fetch(link, { redirect: 'manual' })
    return response.headers.get('set-cookie')?.split(';', 1)[0] ?? null
  }
  const pages = await pagesWithWidgetsOf(req, remote)
  const key = createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
  const progress = unfinished.get(key) ?? noProgress()
  unfinished.delete(key)
  try {
    const trial = await tryInBrowser({
      manifest,
      folder: given.folder,
      browser,
      siteUrl: env.SITE_URL,
      watch: join(/* turbopackIgnore: true */ ROOT, WATCH),
      pages,
      progress,
      cookieFor,
    })
    if (trial.isUnfinished) {
      unfinished.set(key, progress)
      const [oldest] = unfinished.keys()
      if (oldest !== undefined && unfinished.size > MOST_UNFINISHED) unfinished.delete(oldest)
    }
    return trial
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'A release could not be tried in a browser' })
    return untried('the browser could not be used, see the log of the server')
  }
}

async function answers(siteUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${siteUrl}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}
