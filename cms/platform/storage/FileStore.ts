import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly key: string
  readonly bytes: number
  readonly storedAt: Date
}

/** Bytes of a file, first and last one included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where files are kept: a folder of this machine, or a bucket that several machines share. A file appears under its key whole or not at all.
 * Keys are ours, never a visitor's. Every method throws StoreAway when the store does not answer; writing also throws what `isStorageFull` knows.
 */
export interface FileStore {
  /** Stores bytes; what is under the key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores a file of this machine, which is gone from its place afterwards. */
  take(key: string, file: string): Promise<void>
  /** What is known of a file; undefined when there is none. */
  find(key: string): Promise<StoredFile | undefined>
  /** The bytes of a file, or a range of them, as they come; undefined when there is none. `bytes` is what the stream will bring. */
  read(key: string, range?: ByteRange): Promise<{ readonly stream: Readable; readonly bytes: number } | undefined>
  /** Removes a file; one that is not there is no fault. */
  remove(key: string): Promise<void>
  /** All files whose key begins so, in no order. */
  list(prefix?: string): AsyncIterable<StoredFile>
  /** Removes what was left half written before `oldest`. Resolves with how many it were. */
  removeParts(oldest: Date): Promise<number>
}

/** Thrown when the store does not answer, or does not let us in: trying again later is right. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
  readonly code = 'STORE_AWAY'
  /** Status of the store's answer; 0 when there was none. */
  readonly status: number
  /** What the store, or the network, calls it. */
  readonly reason: string

  constructor(reason: string, status = 0) {
    super(`The file store did not do what was asked: ${reason}${status ? ` (${status})` : ''}`)
    this.reason = reason
    this.status = status
  }
}

/** Thrown when the store takes no more. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
  readonly code = 'STORE_FULL'
}

/** What a file system and an object store both take, with room for a prefix of the bucket. */
const MAX_BYTES = 800
const MAX_BYTES_OF_A_PART = 250
const NOT_IN_A_KEY = /[\p{Cc}\\]/u

/** @throws TypeError for a key that could leave its folder, or that no store takes: a fault of ours, since keys are ours. */
export function checkKey(key: string): void {
  const parts = key.split('/')
  const odd = parts.some((part) => part === '' || part === '.' || part === '..' || Buffer.byteLength(part) > MAX_BYTES_OF_A_PART)
  if (odd || NOT_IN_A_KEY.test(key) || Buffer.from(key).toString() !== key || Buffer.byteLength(key) > MAX_BYTES)
    throw new TypeError(`No file is kept under the key ${JSON.stringify(key.slice(0, 100))}`)
}
