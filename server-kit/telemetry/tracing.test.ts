import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeTracer, readTraceparent, writeTraceparent } from './tracing'

const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length - 1}}[1-9a-f]$`))

it('passes a trace on in one header, and accepts only a valid one', () => {
  fc.assert(
    fc.property(hex(32), hex(16), fc.boolean(), fc.string(), (traceId, spanId, sampled, other) => {
      const context = { traceId, spanId, sampled }
      expect(readTraceparent(writeTraceparent(context))).toEqual(context)
      expect(readTraceparent(other)).toBeNull()
    }),
    { numRuns: 100 },
  )
  for (const odd of [undefined, ['a', 'b'], `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`, `01-${'1'.repeat(32)}-${'1'.repeat(16)}-01`])
    expect(readTraceparent(odd)).toBeNull()
})

it('sends sampled spans in one batch as children of their origin, and drops what cannot be sent', async () => {
  const sent: string[] = []
  const planned: (() => void)[] = []
  let at = 1_700_000_000_000.25
  const tracer = makeTracer({
    service: 'test',
    ratio: 1,
    randomHex: (bytes) => 'a'.repeat(bytes * 2),
    random: () => 0.5,
    now: () => at++,
    send: async (body) => sent.push(body),
    later: (run) => planned.push(run),
  })
  const parent = { traceId: 'b'.repeat(32), spanId: 'c'.repeat(16), sampled: true }
  tracer.begin('server', parent).end({ name: 'GET /api', attributes: { 'http.response.status_code': 200 }, failed: false })
  tracer.begin('server', { ...parent, sampled: false }).end({ name: 'not this one', attributes: {}, failed: false })
  for (let more = 0; more < 3000; more += 1) tracer.begin('consumer').end({ name: 'job', attributes: {}, failed: true })
  expect(planned).toHaveLength(1)
  planned[0]?.()
  const [{ scopeSpans }] = JSON.parse(sent[0] ?? '').resourceSpans
  const { spans } = scopeSpans[0]
  expect(spans).toHaveLength(2048)
  expect(spans[0]).toMatchObject({
    traceId: parent.traceId,
    parentSpanId: parent.spanId,
    name: 'GET /api',
    kind: 2,
    startTimeUnixNano: '1700000000000250000',
    attributes: [{ key: 'http.response.status_code', value: { intValue: '200' } }],
  })
  expect(spans[1]).toMatchObject({ kind: 5, status: { code: 2 } })
})
