import autocannon from 'autocannon'

const SECONDS = 3
/** Fewer than one address may ask in a while: connections go through the addresses of a load side by side. */
const CONNECTIONS = 16

/** One of the requests that a load sends in turn; without them it gets the URL. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The address of one of up to 64,000 visitors of a network: each may ask only so often. */
export const visitorAddress = (network: number, index: number): string => `10.${network}.${Math.floor(index / 250)}.${(index % 250) + 1}`

/**
 * Answers per second that a URL gives under a steady load, without compression unless said. The load comes from a thread of its own, so
 * that it does not slow a floor in this process.
 * @throws Error when an answer is not 2xx.
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

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
