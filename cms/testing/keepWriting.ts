import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { env } from '../env'
import { vouchedHeaders } from '../platform/http/gate/clientOf'

export interface Writing {
  /** Markers of the writes the server acknowledged. */
  readonly acknowledged: readonly string[]
  /** Statuses of the writes it refused. */
  readonly refused: ReadonlySet<number>
  readonly stop: () => Promise<void>
}

/** Writes continuously from several sides, through one of our calls and through Payload's own REST, and records what was acknowledged. */
export function keepWriting(origin: string, cookie: string): Writing {
  const acknowledged: string[] = []
  const refused = new Set<number>()
  let stopped = false
  const writer = async (write: (marker: string) => Promise<Response>) => {
    while (!stopped) {
      const marker = randomUUID()
      try {
        const answer = await write(marker)
        if (answer.ok) acknowledged.push(marker)
        // One account saves at most 300 times a minute.
        else if (answer.status !== 429) refused.add(answer.status)
        await answer.arrayBuffer()
      } catch {
        // The server is away: nothing was acknowledged. Let others run before the next attempt.
        await nextTurn()
      }
    }
  }
  const headers = () => ({
    'content-type': 'application/json',
    origin: env.SITE_URL,
    ...vouchedHeaders(randomUUID()),
  })
  const track = (marker: string) =>
    fetch(`${origin}/api/track`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({ event: 'bom_generated', data: { planId: marker } }),
    })
  const redirect = (marker: string) =>
    fetch(`${origin}/api/redirects`, {
      method: 'POST',
      headers: { ...headers(), cookie },
      body: JSON.stringify({ from: `/${marker}`, to: '/' }),
    })
  const writers = Promise.all([track, track, track, redirect, redirect].map(writer))
  return {
    acknowledged,
    refused,
    stop: async () => {
      stopped = true
      await writers
    },
  }
}
