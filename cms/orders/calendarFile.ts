import { companyDay } from '@framewell/domain/dates/businessDays'
import type { Order } from '@framewell/domain/orders/order'
import { siteWords } from '@framewell/domain/orders/siteAddress'
import { ORDER_STAGE_LABELS } from '@framewell/domain/orders/stages'
import { escape as escapeText, ICalCalendar, ICalEventTransparency } from 'ical-generator'

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
  const expected = stages.flatMap(({ stage, expectedAt }) =>
    expectedAt === null ? [] : [{ id: stage, day: companyDay(new Date(expectedAt)), words: `${ORDER_STAGE_LABELS[stage]} (expected)` }],
  )
  const isDelivered = stages.some(({ stage, reachedAt }) => stage === 'delivered_to_site' && reachedAt !== null)
  const events = [...expected, ...(isDelivered ? [] : [{ id: 'needed-by', day: deliverBy, words: 'Needed by' }])]
  // The library escapes every text but the calendar's name (10.2.0).
  const calendar = new ICalCalendar({ prodId: '//Framewell//Orders//EN', name: escapeText(`${number}: ${title}`, false) })
  for (const { id, day, words } of events)
    calendar.createEvent({
      id: `${number}-${id}@${host}`,
      stamp: now,
      start: new Date(day),
      timezone: 'UTC',
      allDay: true,
      summary: `${words}: ${title} (${number})`,
      location: siteWords(site),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  return `${calendar.toString()}\r\n`
}
