import autocannon from 'autocannon'

const SECONDS = 3
/** Below one address's rate limit: connections share a load's addresses. */
const CONNECTIONS = 16

/** One of a load's requests, sent in turn; without them it requests the URL. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** One of up to 64,000 visitor addresses in a network: each has a rate limit. */
export const visitorAddress = (network: number, index: number): string => `10.${network}.${Math.floor(index / 250)}.${(index % 250) + 1}`

/**
 * Answers per second from a URL under a steady load, uncompressed by default. The load runs in its own thread, so that it does not slow a
 * floor in this process.
 * @throws Error when an answer is not 2xx
 */
export async function requestsPerSecond(url: string, requests?: readonly BenchRequest[], acceptEncoding = 'identity'): Promise<number> {
  const result = await autocannon({
    url,
    workers: 1,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': acceptEncoding },
    ...(requests ? { idReplacement: true, requests: requests.map((request) => ({ ...request, headers: { ...request.headers } })) } : {}),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors`)
  return result.requests.average
}
