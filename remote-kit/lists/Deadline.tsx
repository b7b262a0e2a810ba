import { isEndOfDay } from '@framewell/domain/dates/businessDays'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { ShortTime } from './ShortTime'

/** A deadline: a day as both sides read it, with the company's time zone, or a time in the reader's own. */
export const Deadline = ({ iso }: { iso: string }) =>
  isEndOfDay(new Date(iso)) ? <time dateTime={iso}>{deadlineDate(iso)}</time> : <ShortTime iso={iso} />
