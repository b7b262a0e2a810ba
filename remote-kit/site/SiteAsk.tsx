import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { later } from '../shell/later'
import type { DeliveredFrame } from './DeliveryAnswer'
import { DeliveryButton } from './DeliveryButton'
import { DeliveryNote } from './DeliveryNote'
import { givenSite, type SiteRecord, siteAtom } from './siteAtom'

/** Loaded when it is opened: most visitors of a public page never do. */
const SitePanel = later(async () => (await import('./SitePanel')).SitePanel, null)

interface SiteAskProps extends DeliveredFrame {
  open?: boolean
  /** The record that is delivered: its place wins over what was typed on other screens. */
  record?: SiteRecord | undefined
}

/** Delivery to the visitor's site: the answer when the ZIP code is known, a way to enter it otherwise. */
export const SiteAsk = ({ open: initiallyOpen = false, record, ...frame }: SiteAskProps) => {
  const { siteZip, deliverBy } = givenSite(useAtomValue(siteAtom), record)
  const [open, setOpen] = useState(initiallyOpen)
  if (open) return <SitePanel record={record} {...frame} />
  return (
    <Stack gap={2}>
      <DeliveryNote zip={siteZip} deliverBy={deliverBy} {...frame} />
      <DeliveryButton onPress={() => setOpen(true)}>
        {siteZip ? 'Change ZIP code or date' : 'Check delivery to your ZIP code'}
      </DeliveryButton>
    </Stack>
  )
}
