import type { IncomingMessage, ServerResponse } from 'node:http'

export interface EndpointAnswer {
  readonly status: number
  readonly body: object
}

interface PageEndpoint {
  /** Name and path of it, for example 'recorded' at /recorded. */
  readonly name: string
  /** Origin of the pages that may post to it. */
  readonly site: string
  readonly maxBytes: number
  readonly answer: (posted: Readonly<Record<string, unknown>>) => Promise<EndpointAnswer>
}

/** A path of a development server to which only pages of one site post JSON. */
export function pageEndpoint({ name, site, maxBytes, answer }: PageEndpoint) {
  const answerTo = async (request: IncomingMessage): Promise<EndpointAnswer> => {
    if (request.headers.origin !== site || request.method !== 'POST') return { status: 403, body: { error: `Only ${site} may ask.` } }
    return answer(JSON.parse(await bodyOf(request, maxBytes)))
  }
  const middleware = (request: IncomingMessage, response: ServerResponse): void => {
    void answerTo(request)
      .catch((error: unknown) => ({ status: 500, body: { error: error instanceof Error ? error.message : 'It failed' } }))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': site, vary: 'origin' })
        response.end(JSON.stringify(body))
      })
  }
  return { name, path: `/${name}`, middleware }
}

async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error('This is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
