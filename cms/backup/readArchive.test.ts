import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DATABASE_PREFIX } from './folders'
import { MANIFEST_NAME } from './manifest'
import { readArchive } from './readArchive'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewell-archive-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const TEXT = 'one row\n'.repeat(150)

async function archiveOf(files: readonly string[]): Promise<Buffer> {
  const archive = pack()
  for (const path of files) archive.entry({ name: path }, TEXT)
  const sha256 = createHash('sha256').update(TEXT).digest('hex')
  const entries = files.map((path) => ({ path, bytes: TEXT.length, sha256 }))
  archive.entry(
    { name: MANIFEST_NAME },
    JSON.stringify({ format: 1, createdAt: '2026-11-30T08:00:00.000Z', migrations: [], tables: [], sequences: [], entries }),
  )
  archive.finalize()
  return buffer(Readable.from(archive))
}

async function read(bytes: Buffer): Promise<string> {
  const file = join(folder, 'archive.tar')
  await writeFile(file, bytes)
  return readArchive(file, join(folder, 'out')).then(
    ({ entries }) => `${entries.length} files`,
    (error: unknown) => String(error),
  )
}

const FILES = [`${DATABASE_PREFIX}one`, `${DATABASE_PREFIX}two`]

it('reads a whole archive, and says of one that ends anywhere before its end that it is not whole', async () => {
  const whole = await archiveOf(FILES)
  expect(await read(whole)).toBe('2 files')
  const lastHeader = whole.indexOf(MANIFEST_NAME)
  for (let at = 0; at <= lastHeader + 512; at += 256)
    expect(await read(whole.subarray(0, at)), `ends after ${at} bytes`).toContain('not whole')
})

it('says of one with a changed byte what is damaged', async () => {
  const whole = await archiveOf(FILES)
  const changed = (at: number) => {
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return read(bytes)
  }
  const manifest = whole.indexOf(MANIFEST_NAME)
  for (const header of [0, manifest]) expect(await changed(header)).toMatch(/^Error: \S+ is damaged, or is not a backup\.$/)
  expect(await changed(whole.indexOf('one row'))).toMatch(/^Error: \S+ in \S+ is missing or damaged\.$/)
  expect(await changed(manifest + 512)).toMatch(/^Error: The manifest of \S+ is damaged\.$/)
})

it('refuses files that are not of a backup, and places outside its folder', async () => {
  expect(await read(await archiveOf(['etc/passwd']))).toContain('holds etc/passwd, which is not one of our files')
  expect(await read(await archiveOf([`${DATABASE_PREFIX}../../out`]))).toContain('which leaves its folder')
})
