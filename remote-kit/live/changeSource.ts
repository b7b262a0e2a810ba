import { type Change, changeSchema, watchChanges } from '@framewell/domain/notifications/liveCalls'

/** What tells whoever listens of changes; `listen` answers what stops it. */
export interface Changes {
  readonly listen: (hear: (change: Change) => void) => () => void
}

/** A connection that tells of changes. `ended` comes once, when it is over for good and nothing will open it again by itself. */
export interface ChangeListener {
  readonly hear: (change: Change) => void
  readonly ended: () => void
}
/** Opens a connection; answers what closes it. */
export type OpenChanges = (listener: ChangeListener) => () => void

/** The server's stream. The browser connects again by itself after a lost connection; after a refusal it does not. */
export const openServerEvents: OpenChanges = ({ hear, ended }) => {
  const source = new EventSource(watchChanges.path)
  const end = () => {
    source.close()
    ended()
  }
  source.onmessage = ({ data }: MessageEvent<unknown>) => {
    const change = readChange(data)
    if (change?.type === 'end') end()
    else if (change) hear(change)
  }
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) end()
  }
  return () => source.close()
}

/** Undefined for what a newer server says and this screen does not know. */
export function readChange(data: unknown): Change | undefined {
  try {
    return changeSchema.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}
