import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileStore } from '../platform/storage/fileStores'
import { bootCms, type TestCms } from '../testing/bootCms'
import { DATABASE_PREFIX } from './folders'
import { makeBackup } from './makeBackup'
import { readArchive } from './readArchive'

let cms: TestCms
let folder: string
beforeAll(async () => {
  cms = await bootCms()
  folder = await mkdtemp(join(tmpdir(), 'framewell-made-'))
})
afterAll(async () => {
  await cms.stop()
  await rm(folder, { recursive: true, force: true })
})

it('has the files that are removed while it runs, which its rows may still name, and those that arrive', async () => {
  const { pool } = cms.payload.db
  const media = fileStore('media')
  await media.put('replaced.png', Buffer.from('before'))
  // A picture is replaced while the database is about to be read.
  const connect = async () => {
    await media.put('replacement.png', Buffer.from('after'))
    await media.remove('replaced.png')
    return pool.connect()
  }
  const file = join(folder, 'a.tar')
  const { files } = await makeBackup(Object.assign(Object.create(pool), { connect }), file)
  const { entries } = await readArchive(file, join(folder, 'unpacked'))
  const paths = entries.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['media/replaced.png', 'media/replacement.png']))
  expect(new Set(paths).size).toBe(paths.length)
  expect(files).toBe(paths.filter((path) => !path.startsWith(DATABASE_PREFIX)).length)
})
