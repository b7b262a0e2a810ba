import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderStore } from '../platform/storage/FolderStore'
import { placeFiles } from './placeFiles'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewell-place-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const PATHS = ['media/a.png', 'media/b.png', 'plan-files/c']
const MANIFEST = { entries: PATHS.map((path) => ({ path, bytes: 1, sha256: '' })) }
const unpacked = async () => {
  const side = join(folder, 'side')
  for (const path of PATHS) {
    await mkdir(join(side, path, '..'), { recursive: true })
    await writeFile(join(side, path), path)
  }
  return side
}
const stored = async () => {
  const keys: string[] = []
  for (const room of ['media', 'plan-files'])
    for await (const { key } of new FolderStore(join(folder, room)).list()) keys.push(`${room}/${key}`)
  return keys.sort()
}

it('keeps no file when one cannot be stored, says so, and places the same archive afterwards', async () => {
  await writeFile(join(folder, 'plan-files'), 'In the way')
  const place = async () => placeFiles(MANIFEST, await unpacked(), (room) => new FolderStore(join(folder, room)))
  await expect(place()).rejects.toThrow(
    /^plan-files\/c could not be stored: .+\. No file was kept: restore the same archive once that is repaired\.$/,
  )
  expect(await stored()).toEqual([])
  await rm(join(folder, 'plan-files'))
  const remove = await place()
  expect(await stored()).toEqual(PATHS)
  expect(await readFile(join(folder, 'media', 'a.png'), 'utf8')).toBe('media/a.png')
  await remove()
  expect(await stored()).toEqual([])
})
