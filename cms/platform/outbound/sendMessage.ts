import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { ANSWER_KEPT_CHARS, RESPONSE_TIMEOUT_MS } from '@framewell/domain/webhooks/delivery'
import { ClosedAddress } from '@framewell/server-kit/outbound/publicLookup'

interface Message {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
interface Answer {
  readonly status: number
  /** The beginning of the answer, as text. */
  readonly answer: string
}

/** Where messages may go. */
export interface Reach {
  readonly lookup: LookupFunction
  readonly isOpen: (address: string) => boolean
  readonly plainHttp: boolean
}

/**
 * Sends a message and reads the beginning of the answer. Redirects are not followed.
 * @throws Error that says what went wrong: a closed address, a name that does not resolve, no answer in time.
 */
export async function sendMessage({ url, headers, body }: Message, { lookup, isOpen, plainHttp }: Reach): Promise<Answer> {
  const target = new URL(url)
  if (target.protocol !== 'https:' && !plainHttp) throw new Error('Only https is sent to')
  // An address in the URL itself needs no lookup.
  const host = target.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isOpen(host)) throw new ClosedAddress()
  const bytes = Buffer.from(body)
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': bytes.length },
    lookup,
    // A new connection: one made for another name is not reused.
    agent: false,
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  } as const
  const request = target.protocol === 'https:' ? httpsRequest(target, options) : httpRequest(target, options)
  try {
    const response = await answered(request, bytes)
    return { status: response.statusCode ?? 0, answer: await firstOf(response) }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw new Error(`No answer within ${RESPONSE_TIMEOUT_MS / 1000} seconds`)
    throw error
  } finally {
    request.destroy()
  }
}

function answered(request: ClientRequest, bytes: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.on('error', reject)
    request.end(bytes)
  })
}

/** Reads only this much, however much an endpoint answers. */
async function firstOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= ANSWER_KEPT_CHARS * 4) break
  }
  // The database does not accept NUL.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\u0000', '').slice(0, ANSWER_KEPT_CHARS)
}
