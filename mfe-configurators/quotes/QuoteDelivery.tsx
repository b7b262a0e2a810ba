import { floorArea } from '@framewell/domain/framing/outline'
import type { Quote } from '@framewell/domain/quotes/quote'
import { SiteAsk } from '@framewell/remote-kit/site/SiteAsk'

/** Delivery of a quoted frame to the place given with the quote, or to the visitor's when none was. */
export const QuoteDelivery = ({ quote: { id, site, layout } }: { quote: Quote }) => (
  <SiteAsk record={{ id, ...site }} squareFeet={layout ? floorArea(layout) : undefined} />
)
