import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashInputs, ROOT } from './cachedBuild'
import { remoteVersion } from './remoteVersion'

const folder = join(ROOT, '.cache', `version-test-${process.pid}`)
const input = relative(ROOT, folder)
beforeEach(async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'app.tsx'), 'export default 1')
})
afterEach(() => rm(folder, { recursive: true }))

it('is the same for the same sources, whenever they were written', async () => {
  const before = await hashInputs([input, 'package.json'])
  await writeFile(join(folder, 'app.tsx'), 'export default 1')
  expect(await hashInputs(['package.json', input])).toBe(before)
})

it('changes with a source, its name, and a file that comes or goes; not with tests and stories', async () => {
  const before = await hashInputs([input])
  await writeFile(join(folder, 'app.test.tsx'), 'test')
  await writeFile(join(folder, 'Screen.stories.tsx'), 'story')
  expect(await hashInputs([input])).toBe(before)
  await writeFile(join(folder, 'app.tsx'), 'export default 2')
  const changed = await hashInputs([input])
  expect(changed).not.toBe(before)
  await writeFile(join(folder, 'other.ts'), '')
  expect(await hashInputs([input])).not.toBe(changed)
})

it('differs between remotes and fits the manifest', async () => {
  const [portal, admin] = await Promise.all([remoteVersion('mfe-portal'), remoteVersion('mfe-admin')])
  expect(portal).toMatch(/^[0-9a-f]{16}$/)
  expect(portal).not.toBe(admin)
})
