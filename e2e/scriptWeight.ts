import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Collects the scripts a page loads from now on; returns their compressed kilobytes, in total and each. */
export function weighScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const url = response.url()
    if (response.request().resourceType() !== 'script' || !response.ok() || sizes.has(url)) return
    sizes.set(
      url,
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length / 1000,
        // A document that was left discards its scripts' bodies.
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
