import type { Order } from './order'
import { ORDER_STAGE_LABELS } from './stages'

/** Octets a line may have (RFC 5545, 3.1). */
const LONGEST_LINE = 75

/**
 * An order's dates as a calendar file (iCalendar, RFC 5545): every stage that is still expected, and the day it is needed by. Each has a UID of
 * its own, so that a file taken again moves what was imported before.
 * @param host name of the site, with which the UIDs end
 */
export function calendarFile(
  { number, title, stages, deliverBy, site }: Pick<Order, 'number' | 'title' | 'stages' | 'deliverBy' | 'site'>,
  now: Date,
  host: string,
): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const expected = stages.flatMap(({ stage, expectedAt }) =>
    expectedAt === null ? [] : [{ id: stage, day: expectedAt.slice(0, 10), words: `${ORDER_STAGE_LABELS[stage]} (expected)` }],
  )
  const events = [...expected, { id: 'needed-by', day: deliverBy, words: 'Needed by' }]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Framewell//Orders//EN',
    `X-WR-CALNAME:${escaped(`${number}: ${title}`)}`,
    ...events.flatMap(({ id, day, words }) => [
      'BEGIN:VEVENT',
      `UID:${number}-${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(`${words}: ${title} (${number})`)}`,
      `LOCATION:${escaped(`${site.address}, ${site.zip}`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A long line goes on behind a line break and a space; no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = utf8Octets(letter)
    if (octets + size > LONGEST_LINE) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n')
}

function utf8Octets(letter: string): number {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x1_0000 ? 3 : 4
}
