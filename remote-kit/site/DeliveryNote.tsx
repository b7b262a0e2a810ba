import { later } from '../shell/later'
import { isZip } from './siteAtom'

export interface DeliveryNoteProps {
  zip: string
  /** The day the visitor needs it by; empty when not given. */
  deliverBy: string
  /** The frame's floor area; a usual one when it is not known yet. */
  squareFeet?: number | undefined
}

/** Loaded once a ZIP code is complete. */
const DeliveryAnswer = later(async () => (await import('./DeliveryAnswer')).DeliveryAnswer, null)

/** Whether and how soon we deliver, as soon as the five digits of a ZIP code are typed. The form says what is wrong with any other. */
export const DeliveryNote = (asked: DeliveryNoteProps) => <div role="status">{isZip(asked.zip) ? <DeliveryAnswer {...asked} /> : null}</div>
