import { randomKey } from './randomKey'

/** An idempotency key per submission: retrying the same input after a lost answer keeps the key and creates no second record. */
export interface Attempt {
  readonly keyFor: (input: unknown) => string
  /** It was answered; sending the same input again is a new submission. */
  readonly done: () => void
}

/** Where an attempt is stored beyond its screen. */
interface AttemptPlace {
  readonly read: () => string | null
  readonly write: (text: string | null) => void
}

interface Sent {
  readonly input: string
  readonly key: string
}

export function makeAttempt(place?: AttemptPlace): Attempt {
  let last: Sent | null = null
  const keep = (sent: Sent | null) => {
    last = sent
    place?.write(sent && JSON.stringify(sent))
  }
  return {
    keyFor: (input) => {
      const text = JSON.stringify(input, told)
      const known = (place && readSent(place)) ?? last
      if (known?.input === text) return known.key
      const key = randomKey()
      keep({ input: text, key })
      return key
    },
    done: () => keep(null),
  }
}

/** A file (the platform's own) has no JSON form; its name, size and time represent it. */
function told(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('lastModified' in value && 'size' in value && 'name' in value)) return value
  const { name, size, lastModified } = value
  return { name, size, lastModified }
}

function readSent(place: AttemptPlace): Sent | null {
  try {
    const stored: unknown = JSON.parse(place.read() ?? 'null')
    return isSent(stored) ? stored : null
  } catch {
    // Not ours, or from an older version: as if nothing had been sent.
    return null
  }
}

function isSent(stored: unknown): stored is Sent {
  return typeof stored === 'object' && stored !== null && 'input' in stored && 'key' in stored && typeof stored.key === 'string'
}
