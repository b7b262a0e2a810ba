import { companyDay } from '../dates/businessDays'
import type { Order } from './order'
import { siteWords } from './siteAddress'
import { ORDER_STAGE_LABELS } from './stages'

/** Maximum octets per line (RFC 5545, 3.1). */
const LONGEST_LINE = 75

/**
 * An order's dates as an iCalendar file (RFC 5545): every remaining stage, and the required delivery date until it is delivered. UIDs are stable, so that
 * importing the file again moves the earlier events.
 * @param host name of the site, used as the UIDs' suffix
 */
export function calendarFile(
  { number, title, stages, deliverBy, site }: Pick<Order, 'number' | 'title' | 'stages' | 'deliverBy' | 'site'>,
  now: Date,
  host: string,
): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const expected = stages.flatMap(({ stage, expectedAt }) =>
    expectedAt === null ? [] : [{ id: stage, day: companyDay(new Date(expectedAt)), words: `${ORDER_STAGE_LABELS[stage]} (expected)` }],
  )
  const isDelivered = stages.some(({ stage, reachedAt }) => stage === 'delivered_to_site' && reachedAt !== null)
  const events = [...expected, ...(isDelivered ? [] : [{ id: 'needed-by', day: deliverBy, words: 'Needed by' }])]
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
      `LOCATION:${escaped(siteWords(site))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds a long line with a line break and a space, without splitting a character. */
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
