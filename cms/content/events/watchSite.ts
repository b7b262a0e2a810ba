import type { watchSite as watchSiteCall } from '@framewell/domain/content/site'
import type { Operation } from '../../platform/http/calls/bindCall'
import { siteEvents } from './siteEvents'

/** Short enough that no proxy closes the stream as idle. */
const HEARTBEAT_MS = 15_000

/** Streams site events to a host as server-sent events until it disconnects or the process stops. */
export const watchSite: Operation<typeof watchSiteCall> = async ({ req }) => {
  const text = new TextEncoder()
  let leave = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (line: string) => controller.enqueue(text.encode(`${line}\n\n`))
      const end = () => {
        leave()
        controller.close()
      }
      // Sends the headers at once, before the first event.
      send(':')
      const stopListening = siteEvents(req.payload).listen({ hear: (event) => send(`data: ${JSON.stringify(event)}`), end })
      const heartbeat = setInterval(() => send(':'), HEARTBEAT_MS)
      leave = () => {
        clearInterval(heartbeat)
        stopListening()
      }
    },
    cancel: () => leave(),
  })
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}
