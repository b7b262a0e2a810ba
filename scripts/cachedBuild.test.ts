import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cachedBuild, hashInputs, ROOT } from './cachedBuild'

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

it('changes with a source, its name, or an added or removed file; not with tests and stories', async () => {
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

it('a file that changes during its build is built again; one that never stops changing is refused', async () => {
  const name = `version-test-${process.pid}`
  let edits = 1
  let builds = 0
  const build = async () => {
    builds += 1
    if (edits > 0) await writeFile(join(folder, 'app.tsx'), `export default ${builds + 1}`)
    edits -= 1
  }
  const cached = () => cachedBuild({ name, inputs: [input], outputs: [join(input, 'app.tsx')], build })
  expect(await cached()).toBe(true)
  expect(builds).toBe(2)
  expect(await cached()).toBe(false)
  edits = 100
  await writeFile(join(folder, 'app.tsx'), 'export default 0')
  await expect(cached()).rejects.toThrow('keep changing')
  await rm(join(ROOT, '.cache', 'builds', name), { force: true })
})

it('a result replaced by somebody else does not count', async () => {
  const name = `version-test-other-${process.pid}`
  const output = join(input, 'release.test.ts')
  let builds = 0
  const build = async () => {
    builds += 1
    await writeFile(join(ROOT, output), 'of these sources')
  }
  const cached = () => cachedBuild({ name, inputs: [input], outputs: [output], build })
  expect([await cached(), await cached()]).toEqual([true, false])
  await writeFile(join(ROOT, output), 'of other sources')
  expect([await cached(), await cached()]).toEqual([true, false])
  expect(builds).toBe(2)
  await rm(join(ROOT, '.cache', 'builds', name), { force: true })
})
