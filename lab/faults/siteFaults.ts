import { setTimeout as pause } from 'node:timers/promises'
import { env } from '../../cms/env'
import type { Outcome } from '../../server-kit/testing/runParts'
import type { Product } from '../Product'
import { Site } from '../Site'
import { within } from '../within'
import { pluralOf, under } from './under'

/** Runs with a site in front of the cms; writes go to the cms directly, so that losses can be attributed. */
async function withSite(product: Product, work: (site: Site) => Promise<readonly string[]>): Promise<readonly string[]> {
  const site = await Site.open(product.origin)
  try {
    const before = await site.brokenPages()
    return before.length > 0 ? [`before the fault: ${before.join(', ')}`] : await work(site)
  } finally {
    await site.stop('SIGKILL')
  }
}

/** Killed without warning and restarted, the last time without the cms: its pages are on disk. */
export const siteKilled = (product: Product, times: number): Promise<Outcome> =>
  under(product, `site killed ${times} times, once with the cms away`, [], () =>
    withSite(product, async (site) => {
      const broken: string[] = []
      for (let at = 0; at < times; at += 1) {
        await site.stop('SIGKILL')
        await site.start()
        broken.push(...(await site.brokenPages()))
      }
      await product.stop()
      await site.stop('SIGKILL')
      try {
        await site.start()
        broken.push(...(await site.brokenPages()))
      } finally {
        await product.start()
      }
      return broken
    }),
  )

export const sitePaused = (product: Product, seconds: number): Promise<Outcome> =>
  under(product, `site paused for ${seconds} s`, [], () =>
    withSite(product, async (site) => {
      site.signal('SIGSTOP')
      const asked = site.brokenPages()
      await pause(seconds * 1000)
      site.signal('SIGCONT')
      return [...(await asked), ...(await site.brokenPages())]
    }),
  )

/** Every public page is served from the last good copy; writes get a retry answer, and retry. */
export const cmsAway = (product: Product, seconds: number): Promise<Outcome> =>
  under(product, `cms away for ${seconds} s before a site`, [], (writing) =>
    withSite(product, async (site) => {
      const broken = new Set<string>()
      await product.server.stop('SIGKILL')
      try {
        for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(500)) {
          for (const page of await site.brokenPages()) broken.add(page)
          const written = await fetch(`${site.origin}/api/track`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: env.SITE_URL },
            body: '{"event":"plan_compared","data":{}}',
          })
          if (written.status !== 503 || !written.headers.has('retry-after')) broken.add(`a write → ${written.status}`)
          await written.arrayBuffer()
        }
      } finally {
        await product.start()
      }
      if (!(await pluralOf(writing, 20))) broken.add('no write afterwards')
      if (!(await within(30, async () => (await site.status('/api/session')) === 200))) broken.add('the site does not find the cms again')
      return [...broken, ...(await site.brokenPages())]
    }),
  )
