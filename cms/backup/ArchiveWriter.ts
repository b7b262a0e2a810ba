import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Pack, pack } from 'tar-stream'
import { type ArchiveEntry, MANIFEST_NAME, type Manifest } from './manifest'

/** Writes files one after the other into a tar archive and remembers the checksum of each. */
export class ArchiveWriter {
  readonly #pack = pack()
  readonly #written: Promise<void>
  readonly entries: ArchiveEntry[] = []

  constructor(file: string) {
    // Only who made it may read it: it holds what people typed, and secrets.
    this.#written = pipeline(chunksOf(this.#pack), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    this.#written.catch(() => undefined)
  }

  /** Adds a file under a path. False for one that is gone: deleted after the snapshot, and no longer of use. */
  async add(path: string, file: string): Promise<boolean> {
    const found = await stat(file).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    })
    if (!found) return false
    await this.addStream(path, { stream: createReadStream(file, { end: Math.max(found.size - 1, 0) }), bytes: found.size })
    return true
  }

  /** Adds what a stream brings, as many bytes as it says. */
  async addStream(path: string, { stream, bytes }: { readonly stream: Readable; readonly bytes: number }): Promise<void> {
    const hash = createHash('sha256')
    const counted = new Transform({
      transform(chunk, _, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    await Promise.race([pipeline(stream, counted, this.#pack.entry({ name: path, size: bytes })), this.#written])
    this.entries.push({ path, bytes, sha256: hash.digest('hex') })
  }

  /** Ends the archive with its manifest. */
  async close(manifest: Omit<Manifest, 'entries'>): Promise<void> {
    this.#pack.entry({ name: MANIFEST_NAME }, JSON.stringify({ ...manifest, entries: this.entries } satisfies Manifest))
    this.#pack.finalize()
    await this.#written
  }
}

/** The archive's stream is of another library than Node's: what both know are its chunks. */
async function* chunksOf(archive: Pack): AsyncGenerator<unknown> {
  for await (const chunk of archive) yield chunk
}
