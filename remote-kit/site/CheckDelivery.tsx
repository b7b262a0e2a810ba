import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { later } from '../shell/later'
import type { DeliveredFrame } from './DeliveryAnswer'
import { DeliveryButton } from './DeliveryButton'
import { givenSite, type SiteRecord, siteAtom } from './siteAtom'

/** Loaded with the answer: the first screen stays light for a visitor who has not said where. */
const SiteAsk = later(async () => (await import('./SiteAsk')).SiteAsk, null)

interface CheckDeliveryProps extends DeliveredFrame {
  /** The record that this screen is about: its place wins over what was typed on other screens. */
  record?: SiteRecord | undefined
}

/** Delivery to the visitor's site: the answer at once when the ZIP code is known, a button that asks for it otherwise. */
export const CheckDelivery = ({ squareFeet, pricedFreightCents, record }: CheckDeliveryProps) => {
  const { siteZip } = givenSite(useAtomValue(siteAtom), record)
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(false)
  // It stays while the ZIP code is typed again.
  if (siteZip && !shown) setShown(true)
  if (asked || shown || siteZip)
    return <SiteAsk open={asked} record={record} squareFeet={squareFeet} pricedFreightCents={pricedFreightCents} />
  return <DeliveryButton onPress={() => setAsked(true)}>Check delivery to your ZIP code</DeliveryButton>
}
