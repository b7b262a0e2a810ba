import type { watchSite as watchSiteCall } from '@framewell/domain/content/site'
import type { Operation } from '../../platform/http/calls/bindCall'
import { siteEvents } from './siteEvents'

/** Often enough that no proxy thinks the stream is dead. */
const HEARTBEAT_MS = 15_000

/** Streams site events to one host as server-sent events until it leaves or the process stops. */
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
      // Headers reach the host at once, before anything happens.
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
