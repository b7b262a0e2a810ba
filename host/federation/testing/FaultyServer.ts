import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

export type Fault = 'error' | 'hang' | 'reset' | 'truncate' | 'tamper'
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html' }

/** A file server on its own origin that can fail the way real servers do. */
export class FaultyServer {
  /** The fault for every URL that contains the key. */
  readonly faults = new Map<string, Fault>()
  /** Folders by the path they are served at; both end with a slash. */
  readonly folders = new Map<string, string>()
  /** Called before files are served; returns whether it answered. */
  answer: Answer = () => false
  #server: Server | undefined
  #port = 0

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Starts listening, on the same port as before after a stop. Does nothing if already listening. */
  async start(): Promise<void> {
    if (this.#server) return
    const server = createServer((request, response) => {
      this.#respond(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
    })
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = portOf(server.address())
    this.#server = server
  }

  /** Drops every connection and stops listening. */
  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await this.answer(request, response)) return
    const path = new URL(request.url ?? '/', this.origin).pathname
    const [prefix, folder] = [...this.folders].find(([served]) => path.startsWith(served)) ?? []
    if (!prefix || !folder) return void response.writeHead(404).end()
    const fault = [...this.faults].find(([part]) => path.includes(part))?.[1]
    if (fault === 'hang') return
    if (fault === 'reset') return void request.socket.resetAndDestroy()
    if (fault === 'error') return void response.writeHead(500).end('broken')
    const file = await readFile(join(folder, path.slice(prefix.length)))
    const content = fault === 'tamper' ? Buffer.concat([file, Buffer.from('\n;globalThis.tampered = true')]) : file
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': content.length,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
    if (fault !== 'truncate') return void response.end(content)
    response.write(content.subarray(0, content.length >> 1), () => request.socket.destroy())
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
