import { describe, expect, it } from 'vitest'
import { makeLogShipper } from './logShipper'

function shipping(send: (body: string) => Promise<unknown>) {
  const planned: (() => void)[] = []
  const shipper = makeLogShipper({ service: 'framewell-test', now: () => 1000, send, later: (run) => planned.push(run) })
  /** The next batch is due. */
  const pass = async () => {
    planned.shift()?.()
    await new Promise(setImmediate)
  }
  return { ...shipper, planned, pass }
}
const linesIn = (body: string): string[] =>
  JSON.parse(body).resourceLogs[0].scopeLogs[0].logRecords.map(
    ({ body: { stringValue } }: { body: { stringValue: string } }) => stringValue,
  )

describe('shipped log lines', () => {
  it('arrive unchanged, with their severity, in one batch', async () => {
    const bodies: string[] = []
    const { write, pass, planned } = shipping(async (body) => bodies.push(body))
    write('{"level":50,"msg":"A call failed"}\n')
    write('{"level":30,"msg":"The cms answers"}\n')
    expect(planned).toHaveLength(1)
    await pass()
    expect(bodies.map(linesIn)).toEqual([['{"level":50,"msg":"A call failed"}', '{"level":30,"msg":"The cms answers"}']])
    const { resource, scopeLogs } = JSON.parse(bodies[0] ?? '').resourceLogs[0]
    expect(resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'framewell-test' } }])
    expect(scopeLogs[0].logRecords[0]).toMatchObject({ timeUnixNano: '1000000000', severityNumber: 17 })
  })

  it('queue in order while a collector is down, and are sent before the process ends', async () => {
    const bodies: string[] = []
    let away = true
    const { write, pass, flush, planned } = shipping(async (body) => {
      if (away) throw new Error('away')
      bodies.push(body)
    })
    write('first')
    await pass()
    write('second')
    expect(planned).toHaveLength(1)
    away = false
    await flush()
    expect(bodies.map(linesIn)).toEqual([['first', 'second']])
  })
})
