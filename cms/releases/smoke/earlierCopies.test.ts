import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { containerName } from '@framewell/domain/releases/containerName'
import { afterAll, expect, it } from 'vitest'
import { testRelease } from '../../testing/shipTestRelease'
import { whyBrokenAtDraw, whyBrokenAtLoad } from './whyBrokenAtLoad'

const folder = mkdtempSync(join(tmpdir(), 'earlier-'))
afterAll(() => rmSync(folder, { recursive: true }))

const VERSION = 'earlier-copies'
/** Throws with the major of jotai it gets; only the first has that member. */
const saysMajor = (jotai: string) => `throw new Error('jotai ' + ('SECRET_INTERNAL_getScopeContext' in ${jotai} ? 1 : 2))`

it.each([
  ['1.13.1', 'jotai 1'],
  ['2.20.3', 'jotai 2'],
])('a release built with jotai %s is tried with that major', async (jotai, said) => {
  const entry = `var ${containerName('mfe-portal', VERSION)} = {
    init(shared) { ${saysMajor('Object.values(shared.jotai)[0].lib()')} },
    get() {},
  }`
  const { manifest, files } = testRelease({
    version: VERSION,
    shared: { jotai },
    contents: { 'remoteEntry.js': entry },
    serverPrelude: saysMajor('require("jotai")'),
  })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  expect((await whyBrokenAtLoad(manifest, folder))?.sentence).toContain(said)
  expect((await whyBrokenAtDraw(manifest, folder, 'server.cjs'))?.sentence).toContain(said)
})
