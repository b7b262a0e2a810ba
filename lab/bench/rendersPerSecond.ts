import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RspackOptions, rspack } from '@rspack/core'
import type { PageAnswer } from '../../host/shell/pageAnswer'
import type { BootData } from '../../host/shell/view'
import type { timeAreas } from './timeAreas'
import type { timeRenders } from './timeRenders'

const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'bench')

/**
 * Documents per second the host renders of an uncached page, beside React's plain `renderToString` of the same tree in the same process.
 * The content is the running product's: the boot data in the page itself. Both are built like the host's own server.
 */
export async function rendersPerSecond(urls: readonly string[]): Promise<{ document: number; bare: number }[]> {
  // React reads it when it first loads.
  process.env.NODE_ENV = 'production'
  await buildAsTheHost('timeRenders')
  const bundle: { timeRenders: typeof timeRenders } = await import(pathToFileURL(join(FOLDER, 'timeRenders.mjs')).href)
  const boots = await Promise.all(urls.map(bootDataOf))
  return boots.map((boot) => bundle.timeRenders(boot))
}

/** The same for a remote's page, whose area is rendered for every request. */
export async function areasPerSecond(url: string, given: Omit<Parameters<typeof timeAreas>[0], 'boot'>) {
  process.env.NODE_ENV = 'production'
  await buildAsTheHost('timeAreas')
  const bundle: { timeAreas: typeof timeAreas } = await import(pathToFileURL(join(FOLDER, 'timeAreas.mjs')).href)
  return bundle.timeAreas({ ...given, boot: await bootDataOf(url) })
}

async function buildAsTheHost(entry: 'timeRenders' | 'timeAreas'): Promise<void> {
  // The host's build file is JavaScript without declarations; rspack validates the settings.
  const { server }: { server: RspackOptions } = await import(join(import.meta.dirname, '..', '..', 'host', 'rspack.config.mjs'))
  const compiler = rspack({
    ...server,
    entry: { [entry]: join(import.meta.dirname, `${entry}.tsx`) },
    output: { ...server.output, path: FOLDER },
  })
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')))
      else resolve()
    }),
  )
}

/** A page's boot data, with the sections that its document carries instead: those come as the client reads them when it moves here. */
async function bootDataOf(url: string): Promise<Parameters<typeof timeRenders>[0]> {
  const html = await (await fetch(url)).text()
  const found = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)
  if (!found?.[1]) throw new Error(`${url} carries no boot data`)
  // Both written by the running product's host.
  const boot: BootData = JSON.parse(found[1])
  const query = new URLSearchParams({ path: boot.path, build: boot.build, set: boot.setId })
  const answer: PageAnswer = await (await fetch(new URL(`/_page?${query}`, url))).json()
  if (answer.kind !== 'view') throw new Error(`${url} was answered with ${answer.kind}`)
  return { ...boot, view: answer.view }
}
