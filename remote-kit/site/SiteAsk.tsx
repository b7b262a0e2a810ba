import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { later } from '../shell/later'
import type { DeliveredFrame } from './DeliveryAnswer'
import { DeliveryNote } from './DeliveryNote'
import { givenSite, siteAtom } from './siteAtom'

/** Loaded when it is opened: most visitors of a public page never do. */
const SitePanel = later(async () => (await import('./SitePanel')).SitePanel, null)

/** Delivery to the visitor's site: the answer when the ZIP code is known from another screen, a way to enter it otherwise. */
export const SiteAsk = ({ open: initiallyOpen = false, ...frame }: DeliveredFrame & { open?: boolean }) => {
  const { siteZip, deliverBy } = givenSite(useAtomValue(siteAtom))
  const [open, setOpen] = useState(initiallyOpen)
  if (open) return <SitePanel {...frame} />
  return (
    <Stack gap={2}>
      <DeliveryNote zip={siteZip} deliverBy={deliverBy} {...frame} />
      <div>
        <Button variant="plain" size="small" onClick={() => setOpen(true)}>
          {siteZip ? 'Change ZIP code or date' : 'Check delivery to your ZIP code'}
        </Button>
      </div>
    </Stack>
  )
}
