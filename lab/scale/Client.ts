import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:https'

/** One request's result. */
export interface Answered {
  /** 0 without a complete answer. */
  readonly status: number
  readonly ms: number
  readonly retryAfter: boolean
}

export interface Asked {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const PATIENCE_MS = 40_000

/** A visitor with a persistent connection from its own address (this machine answers all of 127.0.0.0/8), trusting one certificate. */
export class Client {
  readonly #origin: string
  readonly #certificate: string
  #agent: Agent

  constructor(origin: string, certificate: string) {
    this.#origin = origin
    this.#certificate = certificate
    this.#agent = this.#move()
  }

  /** Switches to another address, as another visitor, because addresses have limits. */
  move(): void {
    this.#agent.destroy()
    this.#agent = this.#move()
  }

  close(): void {
    this.#agent.destroy()
  }

  async ask(path: string, { method = 'GET', headers, body }: Asked = {}): Promise<Answered> {
    const from = performance.now()
    const ended = (status: number, retryAfter = false) => ({ status, ms: performance.now() - from, retryAfter })
    return new Promise((resolve) => {
      const asked = request(
        new URL(path, this.#origin),
        {
          method,
          agent: this.#agent,
          headers: {
            'accept-encoding': 'gzip',
            ...headers,
            ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
          signal: AbortSignal.timeout(PATIENCE_MS),
        },
        (answer) => {
          answer.resume()
          answer.once('error', () => resolve(ended(0)))
          answer.once('end', () => resolve(ended(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined)))
        },
      )
      asked.once('error', () => resolve(ended(0)))
      asked.end(body)
    })
  }

  #move(): Agent {
    const localAddress = `127.${randomInt(1, 255)}.${randomInt(0, 255)}.${randomInt(1, 255)}`
    return new Agent({ keepAlive: true, maxSockets: 1, ca: this.#certificate, localAddress })
  }
}
