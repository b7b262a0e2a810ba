import type { ChangeStream } from './ChangeStream'

/** A stream as server-sent events that proxies neither cache nor buffer. */
export function eventStream({ body }: ChangeStream): Response {
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}
