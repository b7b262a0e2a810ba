import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { ROOT } from '../../env'

const FOLDER = join(/* turbopackIgnore: true */ ROOT, 'cms/.next/static')
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}
const PACKED = /\.(css|js|json|map|svg)$/

/** The files of the panel's build, each read and compressed once. Anything else is not found. */
export class PanelFiles {
  readonly #names: ReadonlySet<string>
  readonly #read = new Map<string, Promise<{ readonly plain: Buffer; readonly packed: Buffer | null }>>()

  constructor(folder = FOLDER) {
    const found = existsSync(/* turbopackIgnore: true */ folder) ? readdirSync(/* turbopackIgnore: true */ folder, { recursive: true }) : []
    this.#names = new Set(found.map(String))
  }

  /** @returns false if there is no such file. */
  async send(path: string, request: Request, response: Response): Promise<boolean> {
    const name = decodeURIComponent(path.slice('/_next/static/'.length))
    const type = TYPES[extname(name)]
    if (!this.#names.has(name) || !type) return false
    const reading = this.#read.get(name) ?? this.#readFile(name)
    this.#read.set(name, reading)
    const { plain, packed } = await reading
    const asPacked = packed !== null && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    response.setHeader('content-type', type)
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.setHeader('vary', 'accept-encoding')
    if (asPacked) response.setHeader('content-encoding', 'gzip')
    const bytes = asPacked ? packed : plain
    response.setHeader('content-length', bytes.length)
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }

  async #readFile(name: string) {
    const plain = await readFile(join(/* turbopackIgnore: true */ FOLDER, name))
    return { plain, packed: PACKED.test(name) ? await promisify(gzip)(plain) : null }
  }
}
