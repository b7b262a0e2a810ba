import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly key: string
  readonly bytes: number
  readonly storedAt: Date
}

/** A byte range of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where files are stored: a folder of this machine, or a bucket that several machines share. A file appears under its key whole or not at
 * all. Keys are generated, never a visitor's. Every method throws StoreAway if the store does not answer; writing also throws what
 * `isStorageFull` recognizes.
 */
export interface FileStore {
  /** Stores bytes, replacing what is under the key. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores a local file by moving it. */
  take(key: string, file: string): Promise<void>
  /** What is known about a file; undefined if there is none. */
  find(key: string): Promise<StoredFile | undefined>
  /** A file's bytes, or a range of them, as a stream; undefined if there is none. `bytes` is the stream's length. */
  read(key: string, range?: ByteRange): Promise<{ readonly stream: Readable; readonly bytes: number } | undefined>
  /** Removes a file; a missing one is no error. */
  remove(key: string): Promise<void>
  /** All files whose key starts with the prefix, in no order. */
  list(prefix?: string): AsyncIterable<StoredFile>
  /** Removes incomplete files from before `oldest`. Resolves with their number. */
  removeParts(oldest: Date): Promise<number>
}

/** Thrown when the store does not answer, or refuses us: trying again later is right. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
  readonly code = 'STORE_AWAY'
  /** Status of the store's answer; 0 when there was none. */
  readonly status: number
  /** The reason given by the store or the network. */
  readonly reason: string

  constructor(reason: string, status = 0) {
    super(`The file store did not do what was asked: ${reason}${status ? ` (${status})` : ''}`)
    this.reason = reason
    this.status = status
  }
}

/** Thrown when the store is full. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
  readonly code = 'STORE_FULL'
}

/** Accepted by both a file system and an object store, with room for a prefix of the bucket. */
const MAX_BYTES = 800
const MAX_BYTES_OF_A_PART = 250
const NOT_IN_A_KEY = /[\p{Cc}\\]/u

/** @throws TypeError for a key that could leave its folder, or that no store accepts: a defect, since keys are generated. */
export function checkKey(key: string): void {
  const parts = key.split('/')
  const odd = parts.some((part) => part === '' || part === '.' || part === '..' || Buffer.byteLength(part) > MAX_BYTES_OF_A_PART)
  if (odd || NOT_IN_A_KEY.test(key) || Buffer.from(key).toString() !== key || Buffer.byteLength(key) > MAX_BYTES)
    throw new TypeError(`No file is kept under the key ${JSON.stringify(key.slice(0, 100))}`)
}
