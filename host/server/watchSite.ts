import { type SiteEvent, siteEventSchema, watchSite as watchSiteCall } from '@framewell/domain/content/site'
import type { CmsAddress } from './cmsClient'
import type { Log } from './log'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5000
/** The stream sends a comment at least this often; a longer silence means that the connection is dead. */
const SILENCE_MS = 45_000

interface Watch {
  readonly stop: () => void
  /** Whether the stream is open. */
  readonly isOpen: () => boolean
}

/**
 * Subscribes to the cms's change stream and reconnects, with growing delays, when it breaks.
 * Every 'hello' after the first means that changes may have been missed.
 */
export function watchSite(cms: CmsAddress, log: Log, onEvent: (event: SiteEvent) => void): Watch {
  const stopping = new AbortController()
  let open = false
  let pauseMs = FIRST_PAUSE_MS

  const follow = async () => {
    while (!stopping.signal.aborted) {
      const attempt = new AbortController()
      const abort = () => attempt.abort()
      stopping.signal.addEventListener('abort', abort, { once: true })
      try {
        await readStream(cms, attempt, (event) => {
          if (event.type === 'hello') {
            open = true
            pauseMs = FIRST_PAUSE_MS
          }
          onEvent(event)
        })
      } catch (error) {
        if (open && !stopping.signal.aborted) log.warn({ err: error }, 'the stream of site changes broke; connecting again')
      }
      open = false
      stopping.signal.removeEventListener('abort', abort)
      await pause(pauseMs * (0.75 + Math.random() / 2), stopping.signal)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }
  follow().catch((error: unknown) => log.error({ err: error }, 'following site changes failed'))
  return { stop: () => stopping.abort(), isOpen: () => open }
}

async function readStream(cms: CmsAddress, attempt: AbortController, onEvent: (event: SiteEvent) => void): Promise<void> {
  let silence = setTimeout(() => attempt.abort(new Error('silence')), SILENCE_MS)
  try {
    const response = await fetch(cms.url + watchSiteCall.path, {
      headers: { accept: 'text/event-stream', 'x-internal-token': cms.internalToken },
      signal: attempt.signal,
    })
    if (!response.ok || !response.body) throw new Error(`the stream of site changes answered ${response.status}`)
    let rest = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      clearTimeout(silence)
      silence = setTimeout(() => attempt.abort(new Error('silence')), SILENCE_MS)
      const messages = (rest + chunk.replaceAll('\r', '')).split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) {
        const event = parseMessage(message)
        if (event) onEvent(event)
      }
    }
  } finally {
    clearTimeout(silence)
    attempt.abort()
  }
}

/** The event of one message; null for comments and unknown kinds of events. */
function parseMessage(message: string): SiteEvent | null {
  const data = message
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n')
  if (!data) return null
  try {
    const parsed = siteEventSchema.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
  })
}
