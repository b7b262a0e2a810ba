import { floorArea } from '@framewell/domain/framing/outline'
import type { Quote } from '@framewell/domain/quotes/quote'
import { SiteAsk } from '@framewell/remote-kit/site/SiteAsk'
import { siteAtom } from '@framewell/remote-kit/site/siteAtom'
import { useAtom } from 'jotai'
import { useEffect } from 'react'

/** Delivery of a quoted frame. The place given with the quote is used on a device that knows none yet. */
export const QuoteDelivery = ({ quote: { site, layout } }: { quote: Quote }) => {
  const [stored, keep] = useAtom(siteAtom)
  useEffect(() => {
    if (!stored?.siteZip && site.zip) keep({ siteZip: site.zip, deliverBy: stored?.deliverBy || (site.deliverBy ?? '') })
  }, [stored, site, keep])
  return <SiteAsk squareFeet={layout ? floorArea(layout) : undefined} />
}
