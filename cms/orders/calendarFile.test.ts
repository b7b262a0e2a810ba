import { ORDER_STAGES } from '@framewell/domain/orders/stages'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarFile } from './calendarFile'

const order = {
  number: 'FW-2026-00042',
  title: 'Ranch; 1,350 sq ft',
  deliverBy: '2027-03-31',
  site: { address: '12 Canal St, Dayton', zip: '45402', lat: 0, lng: 0 },
  stages: ORDER_STAGES.map((stage, at) => ({
    stage,
    state: at < 2 ? ('completed' as const) : ('pending' as const),
    reachedAt: null,
    expectedBecause: null,
    expectedAt: at < 2 ? null : `2027-01-${10 + at}T12:00:00.000Z`,
  })),
}
const now = new Date('2026-11-22T04:00:00Z')
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

it('has one event per remaining stage and one for the required date, with stable UIDs', () => {
  const lines = unfolded(calendarFile(order, now, 'framewell.test'))
  const uids = lines.filter((line) => line.startsWith('UID:'))
  expect(uids).toHaveLength(9)
  expect(new Set(uids).size).toBe(9)
  expect(
    unfolded(calendarFile(order, new Date('2026-12-01T00:00:00Z'), 'framewell.test')).filter((line) => line.startsWith('UID:')),
  ).toEqual(uids)
  expect(lines).toContain('DTSTART;VALUE=DATE:20270331')
  // Properties of the calendar precede its events (RFC 5545, 3.4).
  expect(lines.slice(0, lines.indexOf('BEGIN:VEVENT'))).toContain('X-WR-CALNAME:FW-2026-00042: Ranch\\; 1\\,350 sq ft')
  expect(lines).toContain('SUMMARY:Needed by: Ranch\\; 1\\,350 sq ft (FW-2026-00042)')
  expect(lines).toContain('DTSTAMP:20261122T040000Z')
})

it('no longer has the required date once the order is delivered', () => {
  const stages = order.stages.map((each) => ({ ...each, reachedAt: '2027-01-20T12:00:00.000Z', expectedAt: null }))
  expect(calendarFile({ ...order, stages }, now, 'framewell.test')).not.toContain('VEVENT')
})

it('keeps lines within 75 octets for any text, and loses no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
      const clean = title.replace(/[\r\n]/g, ' ')
      const file = calendarFile({ ...order, title: clean }, now, 'framewell.test')
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const summary = unfolded(file).find((line) => line.startsWith('SUMMARY:Needed by'))
      expect(summary?.replace(/\\(.)/g, '$1')).toBe(`SUMMARY:Needed by: ${clean} (FW-2026-00042)`)
    }),
  )
})

it('lets a title with line breaks write no line of its own', () => {
  const title = 'Ranch\r\nEND:VCALENDAR\nBEGIN:VEVENT'
  const lines = unfolded(calendarFile({ ...order, title }, now, 'framewell.test'))
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(9)
})

it.each(['America/New_York', 'Pacific/Kiritimati'])('writes the same days on a server in %s', (zone) => {
  const before = process.env.TZ
  const expected = calendarFile(order, now, 'framewell.test')
  process.env.TZ = zone
  try {
    expect(calendarFile(order, now, 'framewell.test')).toBe(expected)
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
})
