import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { CALLS } from '@framewell/domain/calls'
import { SharedRead } from '@framewell/server-kit/limits/SharedRead'
import { INTERNAL_TOKEN_HEADER } from '@framewell/server-kit/requests/internalTokenHeader'
import type { CmsAddress } from './cmsClient'
import { forwardableHeaders } from './forwardableHeaders'
import type { Log } from './log'
import { answerProblem } from './problemAnswer'
import { acceptsEncoding } from './sendPage'

interface Answer {
  readonly status: number
  /** Names and values alternating, as Node writes them. */
  readonly headers: readonly string[]
  readonly body: Buffer
}
type Reading = SharedRead<Answer>
interface Readings {
  readonly identity: Reading
  readonly gzip: Reading
}

const ANSWERS_WITHIN_MS = 10_000
const RETRY_AFTER_SECONDS = '5'

/**
 * Reads that are the same for everybody (`sameForAll`), and those of drawn pages (`drawn`). Concurrent requests share one cms call, always
 * made after they asked and never on behalf of one of them.
 */
export class SharedReads {
  readonly #cms: URL
  readonly #token: string
  readonly #log: Log
  readonly #protocol: typeof http | typeof https
  readonly #agent: http.Agent
  readonly #answered: ReadonlyMap<string, Readings>
  readonly #drawn: ReadonlyMap<string, Reading>

  constructor({ cms, log }: { readonly cms: CmsAddress; readonly log: Log }) {
    this.#cms = new URL(cms.url)
    this.#protocol = this.#cms.protocol === 'https:' ? https : http
    this.#agent = new this.#protocol.Agent({ keepAlive: true })
    this.#token = cms.internalToken
    this.#log = log
    const reading = (path: string, encoding: string) => new SharedRead(() => this.#ask(path, encoding))
    this.#answered = new Map(
      CALLS.filter(({ sameForAll }) => sameForAll).map(({ path }) => [
        path,
        { identity: reading(path, 'identity'), gzip: reading(path, 'gzip') },
      ]),
    )
    this.#drawn = new Map(CALLS.filter(({ drawn }) => drawn).map(({ path }) => [path, reading(path, 'identity')]))
  }

  /** Answers a GET request for such a read; false when the URL is not one. */
  answer(url: string, request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    const readings = request.method === 'GET' ? this.#answered.get(url) : undefined
    if (!readings) return false
    const reading = acceptsEncoding(request.headers['accept-encoding'], 'gzip') ? readings.gzip : readings.identity
    reading.read().then(
      ({ status, headers, body }) => {
        response.writeHead(status, [...headers, 'x-request-id', requestId])
        response.end(body)
      },
      (error: unknown) => {
        this.#log.warn({ err: error, requestId, url }, 'the cms did not answer')
        answerProblem(response, 'unavailable', requestId, { 'retry-after': RETRY_AFTER_SECONDS })
      },
    )
    return true
  }

  /** Performs such a read for the host's own rendering; null when the URL is not one. */
  async read(url: string): Promise<{ readonly status: number; readonly body: string } | null> {
    const answer = await (this.#answered.get(url)?.identity ?? this.#drawn.get(url))?.read()
    return answer ? { status: answer.status, body: answer.body.toString() } : null
  }

  close(): void {
    this.#agent.destroy()
  }

  async #ask(path: string, encoding: string): Promise<Answer> {
    try {
      return await this.#send(path, encoding)
    } catch (error) {
      // The cms may have just closed a keep-alive connection.
      if (error instanceof ClosedMeanwhile) return this.#send(path, encoding)
      throw error
    }
  }

  #send(path: string, encoding: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const outgoing = this.#protocol.request(new URL(path, this.#cms), {
        agent: this.#agent,
        headers: { 'accept-encoding': encoding, [INTERNAL_TOKEN_HEADER]: this.#token },
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      })
      outgoing.once('response', (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => {
          const body = Buffer.concat(chunks)
          resolve({ status: answer.statusCode ?? 502, headers: headersOf(answer, body), body })
        })
      })
      outgoing.once('error', (error) => reject(outgoing.reusedSocket ? new ClosedMeanwhile(error.message, { cause: error }) : error))
      outgoing.end()
    })
  }
}

/** All headers except the request id, which each response sets itself. */
function headersOf(answer: IncomingMessage, body: Buffer): string[] {
  const row = forwardableHeaders(answer.rawHeaders)
  const others = row.filter((_, at) => !/^(content-length|x-request-id)$/i.test(row[at - (at % 2)] ?? ''))
  return [...others, 'content-length', String(body.length)]
}

class ClosedMeanwhile extends Error {
  override readonly name = 'ClosedMeanwhile'
}
