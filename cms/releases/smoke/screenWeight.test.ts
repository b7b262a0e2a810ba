import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { containerName } from '@framewell/domain/releases/containerName'
import { RELEASE_LIMITS, type ReleaseManifest, releaseManifestSchema } from '@framewell/domain/releases/manifest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testRelease } from '../../testing/shipTestRelease'
import { whyBrokenAtMount } from './whyBrokenAtLoad'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weighed-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

type Route = ReleaseManifest['routes'][number]
const route = (path: string, budget?: Route['budget']): Route => ({
  path,
  title: 'A route',
  description: '',
  chrome: 'site',
  indexed: true,
  budget,
})

/** What is said of a release whose routes show elements of this code, with files of these sizes in bytes. */
async function weigh(
  screens: Readonly<Record<string, string>>,
  sizes: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, Route['budget']>> = {},
) {
  const version = randomBytes(8).toString('hex')
  const entry = `
    let react, styled
    var ${containerName('mfe-portal', version)} = {
      init(shared) {
        react = Object.values(shared.react)[0].lib()
        styled = Object.values(shared['styled-components'])[0].lib().styled
      },
      get: async () => () => ({ default: { contract: 1, widgets: {}, routes: { ${Object.entries(screens).map(([path, code]) => `'${path}': () => ${code}`)} } } }),
    }`
  const routes = Object.keys(screens).map((path) => route(path, budgets[path]))
  const { manifest, files } = testRelease({ version, widgets: [], routes, contents: { 'remoteEntry.js': entry } })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  for (const [name, bytes] of Object.entries(sizes)) writeFileSync(join(folder, name), Buffer.alloc(bytes))
  return (await whyBrokenAtMount(manifest, folder))?.sentence ?? null
}
const picture = (name: string) => `react.createElement('img', { src: 'https://release.test/${name}' })`
const { screenPictureBytes: most } = RELEASE_LIMITS

describe('what a screen loads besides script', () => {
  it('is refused above the site’s limit, with the sum and the route', async () => {
    const two = `react.createElement('p', null, ${picture('a.png')}, ${picture('b.webp')}, ${picture('a.png')})`
    expect(await weigh({ '/house': two }, { 'a.png': most / 2, 'b.webp': most / 2 })).toBeNull()
    expect(await weigh({ '/house': two }, { 'a.png': most / 2, 'b.webp': most / 2 + 10_000 })).toBe(
      'Showing the route /house loads 610 KB of pictures; a screen may load 600 KB.',
    )
  })

  it('counts what its styles name, fonts apart, and for each screen only its own', async () => {
    const styled = (name: string, rule: string) => `react.createElement(globalThis.__${name} ??= styled.div(['${rule}']))`
    const screens = {
      '/one': styled('one', 'background: url(https://release.test/a.png)'),
      '/two': styled('two', 'background: url(https://release.test/b.png); mask: url(https://release.test/c.woff2)'),
    }
    const sizes = { 'a.png': most - 1000, 'b.png': most - 1000, 'c.woff2': 121_000 }
    expect(await weigh(screens, { ...sizes, 'c.woff2': 100_000 })).toBeNull()
    expect(await weigh(screens, sizes)).toBe('Showing the route /two loads 121 KB of fonts; a screen may load 120 KB.')
  })

  it('is held to the route’s own budget', async () => {
    const sizes = { 'a.png': 50_000 }
    expect(await weigh({ '/house': picture('a.png') }, sizes, { '/house': { pictureKb: 50 } })).toBeNull()
    expect(await weigh({ '/house': picture('a.png') }, sizes, { '/house': { pictureKb: 40 } })).toBe(
      'Showing the route /house loads 50 KB of pictures; its budget in routes.ts is 40 KB.',
    )
    expect(await weigh({ '/house': 'null' }, {}, { '/house': { scriptKb: 1 } })).toBeNull()
  })

  it('has budgets within the site’s limits only', () => {
    const { manifest } = testRelease({ routes: [route('/house', { pictureKb: 601 })] })
    expect(releaseManifestSchema.safeParse(manifest).success).toBe(false)
  })
})
