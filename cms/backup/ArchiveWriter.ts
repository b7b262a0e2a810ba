import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Pack, pack } from 'tar-stream'
import { type ArchiveEntry, MANIFEST_NAME, type Manifest } from './manifest'

/** Writes files into a tar archive one after the other and records each one's checksum. */
export class ArchiveWriter {
  readonly #pack = pack()
  readonly #written: Promise<void>
  readonly entries: ArchiveEntry[] = []

  constructor(file: string) {
    // Readable only by its owner: it holds what people typed, and secrets.
    this.#written = pipeline(chunksOf(this.#pack), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    this.#written.catch(() => undefined)
  }

  /** Adds a file under a path. False if there is none. */
  async add(path: string, file: string): Promise<boolean> {
    const found = await stat(file).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    })
    if (!found) return false
    await this.addStream(path, { stream: createReadStream(file, { end: Math.max(found.size - 1, 0) }), bytes: found.size })
    return true
  }

  /** Adds a stream's content, exactly as many bytes as it announces. */
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

/** The archive's stream is from another library than Node's; both understand its chunks. */
async function* chunksOf(archive: Pack): AsyncGenerator<unknown> {
  for await (const chunk of archive) yield chunk
}
