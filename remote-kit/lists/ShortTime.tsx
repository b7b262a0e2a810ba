import { styled } from 'styled-components'
import { timeText } from './timeText'

/** A time in the reader's time zone, with the exact time for machines. */
export const ShortTime = ({ iso }: { iso: string }) => <Moment dateTime={iso}>{timeText(iso, new Date())}</Moment>

const Moment = styled.time`
  white-space: nowrap;
`
