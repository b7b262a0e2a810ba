import { shortTime } from './shortTime'

/** A moment, in the reader's time zone, with the exact time for machines. */
export const ShortTime = ({ iso }: { iso: string }) => <time dateTime={iso}>{shortTime(iso, new Date())}</time>
