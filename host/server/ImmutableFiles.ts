import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** For an address whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

interface ImmutableFilesOptions {
  /** Path before the file names, ending with a slash. */
  readonly prefix: string
  /** The first folder that has a file wins. */
  readonly folders: readonly string[]
  /** Downloads a missing file into one of the folders; false when it does not exist anywhere. */
  readonly bring?: (name: string, request: IncomingMessage) => Promise<boolean>
  readonly headers: Readonly<Record<string, string>>
}

interface HeldFile {
  readonly type: string
  readonly body: Buffer
  readonly br: Buffer | null
  readonly gzip: Buffer | null
  readonly size: number
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
/** A file opened as a document runs and loads nothing, so that uploading a picture cannot publish a page on this origin. */
const AS_A_DOCUMENT = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
const COMPRESSIBLE = /^(text|application\/(json|manifest)|image\/svg)/
const HASHED = /[.-][0-9a-f]{8,}\.|\/fonts\//
const MAX_BYTES = 48 * 1024 * 1024
const MAX_BYTES_ONE = 8 * 1024 * 1024
/** Larger files are too large to cache with their compressed copies, and nothing is compressed for a single request. */
const MAX_BYTES_COMPRESSED = MAX_BYTES_ONE / 2
const compressBr = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Serves built files with content-hashed names: compressed once, cached in memory up to a limit, cached forever by browsers.
 * A missing file gets a 404 with a body that is valid as a script.
 */
export class ImmutableFiles {
  readonly #options: ImmutableFilesOptions
  readonly #held = new Map<string, HeldFile>()
  readonly #reading = new Map<string, Promise<HeldFile | null>>()
  #bytes = 0

  constructor(options: ImmutableFilesOptions) {
    this.#options = options
  }

  /** Reads and compresses files ahead of the first request. */
  async warm(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.#find(path.slice(this.#options.prefix.length), null)
  }

  /** Evicts cached files outside these folders. A later request reads them again. */
  hold(folders: readonly string[]): void {
    for (const [name, { size }] of this.#held) {
      if (folders.some((folder) => name.startsWith(folder))) continue
      this.#held.delete(name)
      this.#bytes -= size
    }
  }

  /** Answers a request below the prefix. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const name = path.slice(this.#options.prefix.length)
    const file = await this.#find(name, request)
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store', ...this.#options.headers })
      response.end('/* There is no such file. */')
      return
    }
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : null
    const body = (encoding && file[encoding]) || file.body
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': HASHED.test(path) || this.#options.prefix === '/releases/' ? IMMUTABLE : 'public, max-age=3600',
      ...(file.br ? { vary: 'Accept-Encoding' } : {}),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(file.type === TYPES['.svg'] ? AS_A_DOCUMENT : {}),
      ...this.#options.headers,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  async #find(name: string, request: IncomingMessage | null): Promise<HeldFile | null> {
    const held = this.#held.get(name)
    if (held) {
      this.#held.delete(name)
      this.#held.set(name, held)
      return held
    }
    const running = this.#reading.get(name)
    if (running) return running
    const reading = this.#read(name, request).finally(() => this.#reading.delete(name))
    this.#reading.set(name, reading)
    return reading
  }

  async #read(name: string, request: IncomingMessage | null): Promise<HeldFile | null> {
    if (!/^[\w@.-]+(\/[\w@.-]+)*$/.test(name) || name.split('/').some((part) => part.startsWith('.'))) return null
    const here = await this.#readHere(name)
    if (here || !request) return here
    return (await this.#options.bring?.(name, request)) ? this.#readHere(name) : null
  }

  async #readHere(name: string): Promise<HeldFile | null> {
    for (const folder of this.#options.folders) {
      const file = join(folder, normalize(name))
      if (!file.startsWith(folder + sep)) return null
      const found = await stat(file).catch(() => null)
      if (!found?.isFile()) continue
      const read = await hold(await readFile(file), TYPES[extname(name)] ?? 'application/octet-stream')
      if (read.size <= MAX_BYTES_ONE) this.#keep(name, read)
      return read
    }
    return null
  }

  #keep(name: string, file: HeldFile): void {
    this.#held.set(name, file)
    this.#bytes += file.size
    for (const [oldest, { size }] of this.#held) {
      if (this.#bytes <= MAX_BYTES) return
      this.#held.delete(oldest)
      this.#bytes -= size
    }
  }
}

async function hold(body: Buffer, type: string): Promise<HeldFile> {
  if (!COMPRESSIBLE.test(type) || body.length < 512 || body.length > MAX_BYTES_COMPRESSED)
    return { type, body, br: null, gzip: null, size: body.length }
  const [br, zipped] = await Promise.all([
    compressBr(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: body.length > 1_000_000 ? 5 : 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    compressGzip(body, { level: 9 }),
  ])
  return { type, body, br, gzip: zipped, size: body.length + br.length + zipped.length }
}
