import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../../env'
import { type TestBucket, testBucket } from '../../testing/testBucket'
import { checkFileStore } from './checkFileStore'
import { type FileStore, StoreAway } from './FileStore'
import { FolderStore } from './FolderStore'
import { S3Store } from './S3Store'

let bucket: TestBucket
let side: string
beforeAll(async () => {
  side = await mkdtemp(join(tmpdir(), 'framewell-stores-'))
  bucket = await testBucket()
})
afterAll(async () => {
  await bucket.stop()
  await rm(side, { recursive: true })
})

const bytes = (words: string) => new TextEncoder().encode(words)
const keysOf = async (store: FileStore, prefix?: string) => {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.sort()
}
const contentOf = async (store: FileStore, key: string) => {
  const found = await store.read(key)
  return found && text(found.stream)
}

describe.each<[string, () => FileStore]>([
  ['a folder', () => new FolderStore(join(side, randomUUID()))],
  ['a bucket', () => new S3Store(`${randomUUID()}/`)],
])('files in %s', (_, open) => {
  let store: FileStore
  beforeAll(() => {
    store = open()
  })
  afterEach(async () => {
    for (const key of await keysOf(store)) await store.remove(key)
  })

  it('come back as they were stored, with their size and time', async () => {
    const from = Date.now()
    await store.put('a.png', bytes('picture'))
    expect(await contentOf(store, 'a.png')).toBe('picture')
    const found = await store.find('a.png')
    expect(found).toMatchObject({ key: 'a.png', bytes: 7 })
    // Stores record whole seconds.
    expect(found?.storedAt.getTime()).toBeGreaterThan(from - 5000)
    expect((await store.read('a.png'))?.bytes).toBe(7)
  })

  it('may be empty, and large', async () => {
    await store.put('empty', new Uint8Array())
    expect(await contentOf(store, 'empty')).toBe('')
    const large = Buffer.alloc(12_000_000, 'x')
    const file = join(side, 'large')
    await writeFile(file, large)
    await store.take('large', file)
    const found = await store.read('large')
    expect(found && (await buffer(found.stream)).equals(large)).toBe(true)
    // It was moved.
    expect(await readdir(side)).not.toContain('large')
  })

  it('are read in ranges, both ends included', async () => {
    await store.put('digits', bytes('0123456789'))
    const found = await store.read('digits', { start: 2, end: 5 })
    expect(found && [found.bytes, await text(found.stream)]).toEqual([4, '2345'])
  })

  it('that do not exist are undefined, and removing them is no error', async () => {
    expect(await store.find('none')).toBeUndefined()
    expect(await store.read('none')).toBeUndefined()
    await store.remove('none')
    await store.put('folder/file', bytes('x'))
    expect(await store.read('folder')).toBeUndefined()
    expect(await store.read('folder/file/below')).toBeUndefined()
  })

  it('that are stored twice at once are one of the two, whole', async () => {
    const contents = Array.from({ length: 8 }, (_, at) => String(at).repeat(200_000))
    await Promise.all(contents.map((content) => store.put('same', bytes(content))))
    expect(contents).toContain(await contentOf(store, 'same'))
    expect(await keysOf(store)).toEqual(['same'])
  })

  it('are removed many times at once, while others are added', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `remote/version/${at}`)
    // The test store removes its own folder with the last file, even if another one arrives just then.
    if (store instanceof S3Store) await store.put('remote/version/stays', bytes('x'))
    await Promise.all(names.map((name) => store.put(name, bytes(name))))
    await Promise.all([
      ...names.map((name) => store.remove(name)),
      ...names.map((name) => store.remove(name)),
      ...names.map((name) => store.put(`${name}-new`, bytes(name))),
    ])
    expect(await keysOf(store, 'remote/version/1')).toEqual(['1', '10', '11'].map((name) => `remote/version/${name}-new`))
    expect((await keysOf(store)).filter((key) => key.endsWith('-new'))).toHaveLength(12)
  })

  it('are listed by the start of their keys, however many', async () => {
    const names = Array.from({ length: 1003 }, (_, at) => `many/${String(at).padStart(4, '0')}`)
    for (let at = 0; at < names.length; at += 50) await Promise.all(names.slice(at, at + 50).map((name) => store.put(name, bytes('x'))))
    await store.put('more', bytes('x'))
    expect(await keysOf(store, 'many/')).toEqual(names)
    expect(await keysOf(store, 'many/000')).toHaveLength(10)
    expect(await keysOf(store, 'none/')).toEqual([])
    expect(await keysOf(store)).toHaveLength(1004)
  })

  it('may have odd names', async () => {
    const names = ['Plan über 3 Etagen+1 (neu)?#%.pdf', '计划/🏠', 'a b/ c', '.hidden', 'x'.repeat(200)]
    for (const name of names) await store.put(name, bytes(name))
    expect(await keysOf(store)).toEqual([...names].sort())
    for (const name of names) expect(await contentOf(store, name)).toBe(name)
  })

  it.each([
    '',
    '.',
    '..',
    '../a',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    'a/',
    'a\\b',
    'a\0b',
    'a\nb',
    'x'.repeat(251),
    `${'x/'.repeat(500)}x`,
    '\ud800',
  ])('are never stored under %j', async (key) => {
    for (const act of [() => store.put(key, bytes('x')), () => store.find(key), () => store.read(key), () => store.remove(key)])
      await expect(act()).rejects.toThrow(TypeError)
  })
})

describe('a folder', () => {
  it('shows nothing that is being written, and removes incomplete files', async () => {
    const folder = join(side, randomUUID())
    const store = new FolderStore(folder)
    await mkdir(join(folder, '.draft-old'), { recursive: true })
    for (const name of ['.draft-new', 'a.arriving', 'b.cleaned', '.draft-old/file']) await writeFile(join(folder, name), 'x')
    const longAgo = new Date(Date.now() - 3_600_000)
    for (const name of ['.draft-old', 'a.arriving']) await utimes(join(folder, name), longAgo, longAgo)
    await store.put('whole', bytes('x'))
    expect(await keysOf(store)).toEqual(['whole'])
    expect(await store.removeParts(new Date(Date.now() - 60_000))).toBe(2)
    expect((await readdir(folder)).sort()).toEqual(['.draft-new', 'b.cleaned', 'whole'])
  })
})

describe('a bucket', () => {
  it("has other people's files, which are never seen", async () => {
    await new S3Store('theirs/').put('a', bytes('theirs'))
    const ours = new S3Store('ours/')
    await ours.put('a', bytes('ours'))
    expect(await keysOf(ours)).toEqual(['a'])
    await ours.remove('a')
    expect(await contentOf(new S3Store('theirs/'), 'a')).toBe('theirs')
  })

  it('that is away or silent throws StoreAway for everything, and none of our files is lost', async () => {
    const store = new S3Store('away/')
    await store.put('kept', bytes('kept'))
    const file = join(side, 'to-take')
    await writeFile(file, 'to take')
    await store.put('goes', bytes('goes'))
    const all = [
      () => store.put('a', bytes('x')),
      () => store.take('b', file),
      () => store.find('kept'),
      () => store.read('kept'),
      () => store.remove('goes'),
      () => keysOf(store),
    ]
    await bucket.goAway()
    for (const act of all) await expect(act()).rejects.toThrow(StoreAway)
    await bucket.comeBack()
    const { S3_TIMEOUT_SECONDS } = env
    Object.assign(env, { S3_TIMEOUT_SECONDS: 0.5 })
    bucket.hang()
    for (const act of all) await expect(act()).rejects.toThrow(StoreAway)
    bucket.wake()
    Object.assign(env, { S3_TIMEOUT_SECONDS })
    expect(await readFile(file, 'utf8')).toBe('to take')
    expect(await contentOf(store, 'kept')).toBe('kept')
  })

  it('that refuses us ends a start with a sentence; one that is away causes a warning', async () => {
    const said: string[] = []
    const check = () => checkFileStore((sentence) => said.push(sentence))
    await check()
    const wrong = [{ S3_ACCESS_KEY_ID: 'nobody' }, { S3_BUCKET: 'another' }]
    for (const setting of wrong) {
      Object.assign(env, setting)
      await expect(check()).rejects.toThrow(/The file store refuses the bucket .* Check S3_BUCKET/)
      Object.assign(env, bucket.settings)
    }
    expect(said).toEqual([])
    await bucket.goAway()
    await check()
    expect(said).toEqual([expect.stringMatching(/does not answer for the bucket framewell .*ECONNREFUSED/)])
    await bucket.comeBack()
    await check()
    expect(said).toHaveLength(1)
  })
})
