import { ORDER_STAGE_LABELS, type OrderStage } from './stages'

export interface CalendarOrder {
  readonly number: string
  readonly title: string
  readonly siteAddress: string
  /** '2027-03-31' */
  readonly deliverBy: string
  readonly stages: readonly { readonly stage: OrderStage; readonly reachedAt: string | null; readonly expectedAt: string | null }[]
}

/** What of the ten stands in a calendar: what somebody plans for. */
const SHOWN: readonly OrderStage[] = [
  'fabrication_started',
  'fabrication_complete',
  'in_transit',
  'delivered_to_site',
  'assembly_scheduled',
]

/**
 * An order's dates as an iCalendar file (RFC 5545): whole days, each with an id of its own, so that the file opened again replaces them.
 * @param stamp when it was written, ISO
 */
export function calendarFile(order: CalendarOrder, stamp: string): string {
  const { number, title, siteAddress, deliverBy, stages } = order
  const days = stages
    .filter(({ stage }) => SHOWN.includes(stage))
    .flatMap(({ stage, reachedAt, expectedAt }) => {
      const at = reachedAt ?? expectedAt
      return at ? [{ id: stage, day: at.slice(0, 10), summary: `${ORDER_STAGE_LABELS[stage]}${reachedAt ? '' : ' (expected)'}` }] : []
    })
  const events = [...days, { id: 'deliver-by', day: deliverBy, summary: 'Needed on site' }].flatMap(({ id, day, summary }) => [
    'BEGIN:VEVENT',
    `UID:${number}-${id}@framewell`,
    `DTSTAMP:${compact(stamp)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(`${number}: ${summary}`)}`,
    `DESCRIPTION:${escaped(title)}`,
    `LOCATION:${escaped(siteAddress)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Framewell//Orders//EN',
    `X-WR-CALNAME:${escaped(number)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return lines
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('')
}

/** 20261122T031900Z */
function compact(iso: string): string {
  return `${iso.replace(/[-:]/g, '').slice(0, 15)}Z`
}

function escaped(text: string): string {
  return text.replace(/([\\;,])/g, '\\$1').replace(/\r?\n/g, '\\n')
}

/** Lines hold 75 octets; what is longer goes on behind a space. Characters are never cut in two. */
function folded(line: string): string[] {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > 75) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part]
}

/** Of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
