import { LINK_TOKEN_HEADER } from '@framewell/domain/http/linkToken'
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
    if (change) hear(change)
    if (change?.type === 'end') end()
  }
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) end()
  }
  return () => source.close()
}

/**
 * The stream of a private link. Read with fetch: an EventSource cannot carry the link's token in a header, and an address would stand in logs.
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

/** Undefined for what a newer server says and this screen does not know. */
export function readChange(data: unknown): Change | undefined {
  try {
    return changeSchema.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}
