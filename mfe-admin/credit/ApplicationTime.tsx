import { applicationTime } from './applicationTime'

/** A moment, in the reader's time zone, with the exact time for machines. */
export const ApplicationTime = ({ iso }: { iso: string }) => <time dateTime={iso}>{applicationTime(iso, new Date())}</time>
