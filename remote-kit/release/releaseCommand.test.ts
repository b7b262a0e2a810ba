import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { buildRelease } from './buildRelease'
import { ReleaseProblem } from './ReleaseProblem'
import { failureLead, releaseCommand } from './releaseCommand'
import { remoteIn } from './remoteIn'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'framewell-ship-'))
  await writeFile(join(root, 'package.json'), JSON.stringify({ name: 'mfe-warranty', type: 'module' }))
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] }, files: ['price.ts'] }))
  await writeFile(join(root, 'price.ts'), "export const price: number = 'a hundred'\n")
})
afterAll(() => rm(root, { recursive: true, force: true }))

let asked = false
beforeEach(() => {
  asked = false
})
const ship = (...words: string[]) => runIn(root, ...words)
const runIn = async (folder: string, ...words: string[]) => {
  const said: string[] = []
  const target = async () => {
    asked = true
    throw new Error('The product was asked')
  }
  for await (const sentence of releaseCommand(folder, words, target)) said.push(sentence)
  return said
}

it('ships nothing with type errors, and says where they are', async () => {
  const refused = await ship('ship').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ReleaseProblem)
  expect(String(refused)).toMatch(/The types do not hold; repair them first:\n.*price\.ts.*TS2322/s)
  expect([asked, existsSync(join(root, 'dist'))], 'nothing was built or sent').toEqual([false, false])
})

it.each([
  [['fly'], 'Say create, build, dev, ship, preview, types or upgrade.'],
  [['ship', '--channel', 'beta'], '"beta" is none'],
  [['ship', '--channel', 'live'], 'Say --live to show the release to everybody.'],
  [['ship', '--live', '--channel', 'candidate'], 'Say --live or --channel, not both.'],
  [['ship', '--channel', 'candidate', '--share', '20.5'], 'whole number from 0 to 100'],
  [['ship', '--lvie'], "Unknown option '--lvie'"],
  [['dev', '--recrod'], "Unknown option '--recrod'"],
  [['types', '--noEmit'], "Unknown option '--noEmit'"],
  [['preview', 'one', 'two'], 'Name one version.'],
  [['create', 'warranty'], 'Say a folder and a name: create ../warranty mfe-warranty'],
])('refuses %j before it does anything', async (words, sentence) => {
  vi.stubEnv('PRODUCT_URL', 'http://127.0.0.1:1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const refused = await ship(...words).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ReleaseProblem)
  expect([String(refused), asked]).toEqual([expect.stringContaining(sentence), false])
})

it('says in a folder without a micro-frontend where it belongs', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'framewell-empty-'))
  vi.stubEnv('PRODUCT_URL', 'http://127.0.0.1:1')
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const action of ['build', 'ship', 'types', 'upgrade']) {
    const refused = await runIn(empty, action).catch((error: unknown) => error)
    expect(refused, action).toBeInstanceOf(ReleaseProblem)
    expect(String(refused)).toContain(`There is no micro-frontend in ${empty}. Run this in the folder of its package.json.`)
  }
  await expect(remoteIn(empty)).rejects.toThrow(ReleaseProblem)
  await rm(empty, { recursive: true, force: true })
})

it('gives the words of the build instead of its own stack', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'framewell-broken-'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'mfe-broken', type: 'module' }))
  await writeFile(join(folder, 'rspack.config.mjs'), "export default { entry: './missing-screen.js' }\n")
  const refused = await buildRelease(folder).catch((error: unknown) => error)
  await rm(folder, { recursive: true, force: true })
  expect(refused).toBeInstanceOf(ReleaseProblem)
  expect(String(refused)).toMatch(/could not be built:\n.*missing-screen/s)
})

it('says that nothing was shipped only of a command that ships', () => {
  expect([failureLead(['ship']), failureLead(['preview']), failureLead(['dev'])]).toEqual(['Nothing was shipped. ', '', ''])
})
