import { timeText } from './timeText'

/** A moment, in the reader's time zone, with the exact time for machines. */
export const ShortTime = ({ iso }: { iso: string }) => <time dateTime={iso}>{timeText(iso, new Date())}</time>
