import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyMissingFiles } from './copyMissingFiles'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewell-files-'))
  await mkdir(join(folder, 'build', 'fonts'), { recursive: true })
  for (let at = 0; at < 40; at += 1) await writeFile(join(folder, 'build', 'fonts', `${at}.woff2`), `font ${at}`)
  await writeFile(join(folder, 'build', 'main.js'), 'main')
  await writeFile(join(folder, 'build', 'main.js.map'), 'map')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('stores the same complete set of files when hosts start at once', async () => {
  const [build, kept] = [join(folder, 'build'), join(folder, 'kept')]
  const keep = () => copyMissingFiles(build, kept, (file) => !file.endsWith('.map'))
  await Promise.all(Array.from({ length: 8 }, keep))
  expect((await readdir(kept)).toSorted()).toEqual(['fonts', 'main.js'])
  expect(await readdir(join(kept, 'fonts'))).toHaveLength(40)
  expect(await readFile(join(kept, 'fonts', '7.woff2'), 'utf8')).toBe('font 7')
})

test('leaves files of an earlier build unchanged', async () => {
  const [build, kept] = [join(folder, 'build'), join(folder, 'kept')]
  await copyMissingFiles(build, kept, () => true)
  await writeFile(join(build, 'main.js'), 'another main')
  await writeFile(join(build, 'next.js'), 'next')
  await copyMissingFiles(build, kept, () => true)
  expect(await readFile(join(kept, 'main.js'), 'utf8')).toBe('main')
  expect(await readFile(join(kept, 'next.js'), 'utf8')).toBe('next')
})
