import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { env } from '../../env'

/** Headers that Next and Payload's screens read; nothing else of a request reaches them. */
const PASSED_ON = [
  'accept',
  'accept-language',
  'cache-control',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'origin',
  'range',
  'rsc',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
] as const
/** A person's choices for the panel's appearance. */
const COOKIE_OF_LOOKS = /^(__Host-)?(framewell|payload)-(theme|lng)$/
const { host, protocol } = new URL(env.SITE_URL)

interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body?: Buffer | undefined
  readonly more: Readonly<Record<string, string>>
}

/**
 * The request Next gets: a new one with the headers it needs, without session cookies, keys and internal tokens, so that no code behind it
 * can leak them.
 */
export function requestForNext({ method, url, headers, body, more }: Asked): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = method
  request.url = url
  const cookie = (headers.cookie ?? '')
    .split(/;\s*/)
    .filter((pair) => COOKIE_OF_LOOKS.test(pair.split('=', 1)[0] ?? ''))
    .join('; ')
  const passed = PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]))
  Object.assign(request.headers, Object.fromEntries(passed), {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(cookie ? { cookie } : {}),
    ...(body ? { 'content-length': String(body.length) } : {}),
    ...more,
  })
  if (body) request.push(body)
  request.push(null)
  request.complete = true
  return request
}
