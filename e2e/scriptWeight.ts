import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Collects the scripts that a page loads from now on; answers how many kilobytes they have, compressed, and how many each of them. */
export function weighScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const url = response.url()
    if (response.request().resourceType() !== 'script' || !response.ok() || sizes.has(url)) return
    sizes.set(
      url,
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length / 1000,
        // A document that was left takes the bodies of its scripts along.
        () => 0,
      ),
    )
  })
  const each = async () => Promise.all([...sizes].map(async ([url, size]) => [url, await size] as const))
  return {
    each,
    total: async () => (await each()).reduce((sum, [, size]) => sum + size, 0),
    forget: () => sizes.clear(),
  }
}
