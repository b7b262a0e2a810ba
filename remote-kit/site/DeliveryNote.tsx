import { later } from '../shell/later'
import type { DeliveryAnswerProps } from './DeliveryAnswer'
import { isZip } from './siteAtom'

/** Loaded once a ZIP code is complete. */
const DeliveryAnswer = later(async () => (await import('./DeliveryAnswer')).DeliveryAnswer, null)

/** Whether and how soon we deliver, as soon as the five digits of a ZIP code are typed. The form says what is wrong with any other. */
export const DeliveryNote = (asked: DeliveryAnswerProps) => (isZip(asked.zip) ? <DeliveryAnswer {...asked} /> : null)
