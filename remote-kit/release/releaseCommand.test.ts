import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ReleaseProblem } from './ReleaseProblem'
import { failureLead, releaseCommand } from './releaseCommand'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'framewell-ship-'))
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] }, files: ['price.ts'] }))
  await writeFile(join(root, 'price.ts'), "export const price: number = 'a hundred'\n")
})
afterAll(() => rm(root, { recursive: true, force: true }))

let asked = false
beforeEach(() => {
  asked = false
})
const ship = async (...words: string[]) => {
  const said: string[] = []
  const target = async () => {
    asked = true
    throw new Error('The product was asked')
  }
  for await (const sentence of releaseCommand(root, words, target)) said.push(sentence)
  return said
}

it('ships nothing with type errors, and says where they are', async () => {
  const refused = await ship('ship').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ReleaseProblem)
  expect(String(refused)).toMatch(/The types do not hold; repair them first:\n.*price\.ts.*TS2322/s)
  expect([asked, existsSync(join(root, 'dist'))], 'nothing was built or sent').toEqual([false, false])
})

it.each([
  [['fly'], 'Say build, dev, ship, preview or upgrade.'],
  [['ship', '--channel', 'beta'], '"beta" is none'],
  [['ship', '--channel', 'live'], 'Say --live to show the release to everybody.'],
  [['ship', '--live', '--channel', 'candidate'], 'Say --live or --channel, not both.'],
  [['ship', '--channel', 'candidate', '--share', '20.5'], 'whole number from 0 to 100'],
])('refuses %j before it does anything', async (words, sentence) => {
  await expect(ship(...words)).rejects.toThrow(sentence)
})

it('says that nothing was shipped only of a command that ships', () => {
  expect([failureLead(['ship']), failureLead(['preview']), failureLead(['dev'])]).toEqual(['Nothing was shipped. ', '', ''])
})
