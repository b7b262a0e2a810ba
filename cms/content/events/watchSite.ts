import type { SiteEvent, watchSite as watchSiteCall } from '@framewell/domain/content/site'
import type { Operation } from '../../http/bindCall'
import { siteEvents } from './siteEvents'

/** Often enough that no proxy thinks the stream is dead. */
const HEARTBEAT_MS = 15_000

/** Streams site events to one host as server-sent events until it leaves. */
export const watchSite: Operation<typeof watchSiteCall> = async ({ req }) => {
  const text = new TextEncoder()
  let leave = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (line: string) => controller.enqueue(text.encode(`${line}\n\n`))
      const stopListening = siteEvents(req.payload).listen((event: SiteEvent) => send(`data: ${JSON.stringify(event)}`))
      const heartbeat = setInterval(() => send(':'), HEARTBEAT_MS)
      const onAbort = () => {
        leave()
        controller.close()
      }
      leave = () => {
        clearInterval(heartbeat)
        stopListening()
        req.signal?.removeEventListener('abort', onAbort)
      }
      req.signal?.addEventListener('abort', onAbort)
      // Headers reach the host at once, before anything happens.
      send(':')
    },
    cancel: () => leave(),
  })
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}
