import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readTraceparent } from '@framewell/server-kit/telemetry/tracing'
import { expect, it } from 'vitest'
import { startTestHost } from '../testing/startTestHost'

it('reports each request to a collector and passes the trace to the cms; trace headers from visitors are dropped', async () => {
  const collector = createServer()
  const received = new Promise<{ url: string | undefined; body: string }>((resolve) =>
    collector.on('request', async (request, response) => {
      resolve({ url: request.url, body: await text(request) })
      response.end('{}')
    }),
  )
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never a string.
  const { port } = collector.address() as AddressInfo
  const site = await startTestHost({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } })
  try {
    const visitors = `00-${'e'.repeat(32)}-${'e'.repeat(16)}-00`
    await site.get('/api/not-shared', { headers: { traceparent: visitors, tracestate: 'a=b', baggage: 'c=d' } })
    const seen = site.cms.seen.find(({ url }) => url === '/api/not-shared')
    const context = readTraceparent(seen?.headers.traceparent)
    expect(context).toMatchObject({ sampled: true })
    expect([seen?.headers.tracestate, seen?.headers.baggage]).toEqual([undefined, undefined])
    expect(context?.traceId).not.toBe('e'.repeat(32))
    const { url, body } = await received
    expect(url).toBe('/v1/traces')
    const { spans } = JSON.parse(body).resourceSpans[0].scopeSpans[0]
    expect(spans).toContainEqual(
      expect.objectContaining({ traceId: context?.traceId, spanId: context?.spanId, name: 'GET by cms', kind: 2, status: { code: 0 } }),
    )
    expect(body).not.toContain('not-shared')
  } finally {
    await site.stop()
    collector.closeAllConnections()
    collector.close()
  }
})
