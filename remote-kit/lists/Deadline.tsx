import { deadlineDate } from '@framewell/domain/quotes/quoteWords'

/** When a deadline ends, in the company's time zone, which it names: a day as both sides read it, or a time. */
export const Deadline = ({ iso }: { iso: string }) => <time dateTime={iso}>{deadlineDate(iso)}</time>
