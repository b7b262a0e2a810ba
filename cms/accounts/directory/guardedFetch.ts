import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { ClosedAddress } from '@framewell/server-kit/outbound/publicLookup'
import type { Reach } from '../../platform/outbound/sendMessage'

const WITHIN_MS = 10_000
/** Key sets and answers of providers are a few kilobytes. */
const MAX_BYTES = 1024 * 1024

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: ConstructorParameters<typeof Response>[0] | Uint8Array
}

/**
 * The connections to a directory's provider. A person typed its address, and its documents name more: each is checked at the lookup that
 * connects it, like webhooks. Redirects are not followed.
 */
export function guardedFetch({ lookup, isOpen, plainHttp }: Reach) {
  return async (url: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Response> => {
    const target = new URL(url)
    if (target.protocol !== 'https:' && !(plainHttp && target.protocol === 'http:'))
      throw new Error('The provider is reached by https only.')
    const host = target.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isOpen(host)) throw new ClosedAddress()
    const bytes =
      body === null || body === undefined
        ? undefined
        : body instanceof Uint8Array
          ? body
          : Buffer.from(await new Response(body).arrayBuffer())
    const options = {
      method,
      headers: { ...headers, ...(bytes ? { 'content-length': String(bytes.length) } : {}) },
      lookup,
      agent: false,
      signal: AbortSignal.timeout(WITHIN_MS),
    } as const
    const request = target.protocol === 'https:' ? httpsRequest(target, options) : httpRequest(target, options)
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) =>
        request.once('response', resolve).on('error', reject).end(bytes),
      )
      const content = await contentOf(answer)
      const given = Object.entries(answer.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
      const status = answer.statusCode ?? 502
      return new Response([204, 304].includes(status) ? null : content, { status, headers: Object.fromEntries(given) })
    } finally {
      request.destroy()
    }
  }
}

async function contentOf(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('The provider answers too much')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
