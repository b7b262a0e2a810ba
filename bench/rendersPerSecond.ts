import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { timeRenders } from './timeRenders'

const ROOT = join(import.meta.dirname, '..')

/**
 * Documents a second that the host makes of a page nobody kept, beside React's bare `renderToString` of the same tree in the same process.
 * What is drawn comes from the running product: the boot data in the page itself.
 */
export async function rendersPerSecond(urls: readonly string[]): Promise<{ document: number; bare: number }[]> {
  // React reads it when it is first loaded.
  process.env.NODE_ENV = 'production'
  const outfile = join(ROOT, '.cache', 'bench', 'timeRenders.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'timeRenders.tsx')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    // Packages stay outside, as in the host's own build; autocannon comes with the figures' median.
    external: ['react', 'react-dom', 'styled-components', 'lucide-react', 'zod', 'autocannon', 'react-router-dom', '@tanstack/*', 'jotai'],
  })
  const bundle: { timeRenders: typeof timeRenders } = await import(pathToFileURL(outfile).href)
  const boots = await Promise.all(urls.map(bootDataOf))
  return boots.map((boot) => bundle.timeRenders(boot))
}

async function bootDataOf(url: string): Promise<Parameters<typeof timeRenders>[0]> {
  const html = await (await fetch(url)).text()
  const found = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)
  if (!found?.[1]) throw new Error(`${url} carries no boot data`)
  // The running product's host wrote it.
  return JSON.parse(found[1])
}
