import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { env } from '../../env'
import { type ByteRange, checkKey, type FileStore, StoreAway, type StoredFile } from './FileStore'
import { type Bucket, isMissing, openBucket, storeError } from './s3Client'

/** What a CDN in front of the bucket must know; the other files are not shown. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' },
  ...{ '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp', '.avif': 'image/avif', '.woff2': 'font/woff2' },
}
/** The slowest upload to the store that is waited for. */
const SLOWEST_BYTES_A_SECOND = 100_000

/** Files in a bucket below a prefix; nothing else in the bucket is read. */
export class S3Store implements FileStore {
  readonly #prefix: string

  /** @param prefix empty, or ends with a slash */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('base64')
    await this.#store(key, { body: bytes, bytes: bytes.length, sha256 })
  }

  async take(key: string, file: string): Promise<void> {
    const { size } = await stat(file)
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    await this.#store(key, { body: createReadStream(file), bytes: size, sha256: hash.digest('base64') })
    await rm(file, { force: true })
  }

  async find(key: string): Promise<StoredFile | undefined> {
    const at = this.#at(key)
    const found = await ask(({ sdk, client, name }, signal) =>
      client.send(new sdk.HeadObjectCommand({ Bucket: name, Key: at }), { abortSignal: signal }),
    )
    return found && { key, bytes: found.ContentLength ?? 0, storedAt: found.LastModified ?? new Date(0) }
  }

  async read(key: string, range?: ByteRange) {
    const at = this.#at(key)
    const bytes = range && { Range: `bytes=${range.start}-${range.end}` }
    const found = await ask(({ sdk, client, name }, signal) =>
      client.send(new sdk.GetObjectCommand({ Bucket: name, Key: at, ...bytes }), { abortSignal: signal }),
    )
    if (!found) return undefined
    if (!(found.Body instanceof Readable)) throw new StoreAway('an answer without a body')
    return { stream: found.Body, bytes: found.ContentLength ?? 0 }
  }

  async remove(key: string): Promise<void> {
    const at = this.#at(key)
    await ask(({ sdk, client, name }, signal) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket: name, Key: at }), { abortSignal: signal }),
    )
  }

  async *list(prefix = ''): AsyncGenerator<StoredFile> {
    for (let after: string | undefined; ; ) {
      const page = await ask(({ sdk, client, name }, signal) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket: name, Prefix: this.#prefix + prefix, ContinuationToken: after }), {
          abortSignal: signal,
        }),
      )
      // Consoles store a folder as an empty file that ends with a slash.
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page?.Contents ?? [])
        if (!Key.endsWith('/')) yield { key: Key.slice(this.#prefix.length), bytes: Size, storedAt: LastModified }
      after = page?.NextContinuationToken
      if (!after) return
    }
  }

  /** A file is sent in one request, which the store accepts whole or not at all. */
  async removeParts(): Promise<number> {
    return 0
  }

  #at(key: string): string {
    checkKey(key)
    return this.#prefix + key
  }

  async #store(key: string, { body, bytes, sha256 }: { body: Uint8Array | Readable; bytes: number; sha256: string }): Promise<void> {
    const object = {
      ...{ Key: this.#at(key), Body: body, ContentLength: bytes, ChecksumSHA256: sha256 },
      ContentType: TYPES[extname(key)] ?? 'application/octet-stream',
      // A file under a key never changes.
      CacheControl: 'public, max-age=31536000, immutable',
    }
    try {
      await ask(
        ({ sdk, client, name }, signal) => client.send(new sdk.PutObjectCommand({ Bucket: name, ...object }), { abortSignal: signal }),
        bytes / SLOWEST_BYTES_A_SECOND,
      )
    } finally {
      if (body instanceof Readable) body.destroy()
    }
  }
}

/**
 * Sends a request to the bucket and limits the wait for its answer; a body may arrive later. Undefined for a missing file.
 * @throws StoreAway, StoreFull
 */
export async function ask<Answer>(
  question: (bucket: Bucket, signal: AbortSignal) => Promise<Answer>,
  moreSeconds = 0,
): Promise<Answer | undefined> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error('no answer in time')), (env.S3_TIMEOUT_SECONDS + moreSeconds) * 1000)
  try {
    return await question(await openBucket(), late.signal)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw storeError(error)
  } finally {
    clearTimeout(timer)
  }
}
