import { requestFor } from '@framewell/domain/http/callApi'
import { LINK_TOKEN_HEADER } from '@framewell/domain/http/linkToken'
import { type Change, changeSchema, watchChanges } from '@framewell/domain/notifications/liveCalls'

/** A source of changes; `listen` returns a function that stops it. */
export interface Changes {
  readonly listen: (hear: (change: Change) => void) => () => void
}

/** Receives changes from a connection. `ended` is called once, when nothing will reopen it. */
export interface ChangeListener {
  readonly hear: (change: Change) => void
  readonly ended: () => void
}
/** Opens a connection; returns a function that closes it. */
export type OpenChanges = (listener: ChangeListener) => () => void

/** The server's stream. Browsers reconnect after a lost connection, but not after a refusal. */
export const openServerEvents: OpenChanges = ({ hear, ended }) => {
  // The clock goes on while a computer sleeps; `performance.now()` may not.
  const ageMs = Math.max(0, Math.round(Date.now() - performance.timeOrigin))
  const source = new EventSource(requestFor(watchChanges, { ageMs }).url)
  let opened = false
  const end = () => {
    source.close()
    ended()
  }
  source.onmessage = ({ data }: MessageEvent<unknown>) => {
    const change = readChange(data)
    if (change) hear(change)
    if (change?.type === 'end') end()
  }
  source.onopen = () => {
    opened = true
  }
  source.onerror = () => {
    // Before it ever connected, a browser would repeat the page's age, which has grown.
    if (!opened || source.readyState === EventSource.CLOSED) end()
  }
  return () => source.close()
}

/**
 * A private link's stream. Uses fetch: an EventSource can't send the token in a header, and logs record addresses.
 * @param url path of the stream
 */
export const openLinkEvents =
  (url: string, token: string): OpenChanges =>
  ({ hear, ended }) => {
    const leaving = new AbortController()
    readLinkEvents(url, token, hear, leaving.signal).then(ended, ended)
    return () => leaving.abort()
  }

async function readLinkEvents(url: string, token: string, hear: (change: Change) => void, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/event-stream', [LINK_TOKEN_HEADER]: token }, signal })
  const reader = answer.ok ? answer.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
  if (!reader) return
  let text = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const parts = (text + read.value).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const data = part.split('\n').find((line) => line.startsWith('data: '))
      const change = data ? readChange(data.slice('data: '.length)) : undefined
      if (change) hear(change)
    }
  }
}

/** Undefined for newer server messages this screen does not know. */
export function readChange(data: unknown): Change | undefined {
  try {
    return changeSchema.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}
