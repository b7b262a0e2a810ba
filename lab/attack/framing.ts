import { rawExchange, statusesOf } from '../../host/testing/rawExchange'
import type { Findings } from './Findings'
import type { Target } from './target'

const BODY = '{"event":"bom_generated","data":{"planId":"smuggled"}}'
const SMUGGLED = `POST /api/track HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
const head = (method: string, path: string, lines: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...lines, '', ''].join('\r\n')

const METHODS = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE']
const PATHS = ['/cms/login', '/api/session', '/api/pages', '/_next/static/x.js', '/api/catalog/plans']
const ENDS: Readonly<Record<string, readonly string[]>> = {
  'CL.TE': ['Content-Length: 6', 'Transfer-Encoding: chunked'],
  'TE.CL': ['Transfer-Encoding: chunked', 'Content-Length: 6'],
  'TE.0': ['Transfer-Encoding: chunked'],
  'CL.0': [`Content-Length: ${SMUGGLED.length}`],
  'TE.TE': ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  'TE by another name': ['Transfer-Encoding: xchunked'],
  'TE with a space': ['Transfer-Encoding : chunked'],
  'TE with a tab': ['Transfer-Encoding:\tchunked'],
  'TE folded': ['Transfer-Encoding:', ' chunked'],
  'CL twice': ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`],
  'CL with a sign': ['Content-Length: +6'],
  'CL in parts': ['Content-Length: 0, 6'],
  'a hidden length': ['X: y\nContent-Length: 0', 'Transfer-Encoding: chunked'],
  'a named header': ['Connection: transfer-encoding', 'Transfer-Encoding: chunked'],
  'an overridden method': ['X-HTTP-Method-Override: POST', 'Content-Length: 0'],
}
/** Invalid chunk sizes (RFC 9112: hexadecimal digits, then an optional extension). */
const CHUNKS = ['0x0', '+0', '-1', 'ffffffffffffffff', '1;\n', '0\n']

/**
 * Sends requests with an ambiguous end. None may smuggle in a second request: nothing after a refusal is answered 2xx, and no smuggled
 * event is stored (`stored` counts those with the marker).
 */
export async function attackFraming(target: Target, findings: Findings, stored: () => Promise<number>): Promise<void> {
  for (const [name, port] of [['host', target.hostPort] as const, ['cms', target.cmsPort] as const]) {
    const send = async (what: string, text: string, mayAnswer: boolean) => {
      const statuses = statusesOf(await rawExchange({ port, parts: [text], patienceMs: 400 }))
      findings.check(
        statuses.slice(mayAnswer ? 1 : 0).every((status) => status >= 400),
        `${name}: ${what} → ${statuses.join(', ')}`,
      )
      findings.check(!statuses.some((status) => status >= 500), `${name}: ${what} → ${statuses.join(', ')}`)
    }
    for (const [end, lines] of Object.entries(ENDS)) {
      await Promise.all(
        METHODS.flatMap((method) =>
          PATHS.map((path) => {
            const takesBody = ['POST', 'PUT', 'PATCH'].includes(method)
            // A body with one plain end is valid; naming its framing in Connection adds no second one.
            const plain = takesBody && ['TE.0', 'CL.0', 'TE with a tab', 'a named header'].includes(end)
            return send(`${end} ${method} ${path}`, head(method, path, lines) + (end === 'CL.0' ? SMUGGLED : chunked(SMUGGLED)), plain)
          }),
        ),
      )
    }
    await Promise.all(
      CHUNKS.map((size) =>
        send(
          `chunk size ${JSON.stringify(size)}`,
          `${head('POST', '/api/track', ['Transfer-Encoding: chunked'])}${size}\r\n\r\n${SMUGGLED}`,
          true,
        ),
      ),
    )
    const two = head('GET', '/api/session', []) + head('GET', '/api/session', ['Connection: close'])
    const answers = statusesOf(await rawExchange({ port, parts: [two], patienceMs: 15_000 }))
    findings.check(answers.join() === '200,200', `${name}: two pipelined requests → ${answers.join(', ')}`)
  }
  // Other requests may flush a smuggled one out of a kept connection.
  await Promise.all(Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${target.hostPort}/api/session`)))
  const count = await stored()
  findings.check(count === 0, `${count} smuggled events were stored`)
}
