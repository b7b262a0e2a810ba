import { Button, type ButtonProps } from '@framewell/design-system/elements/button/Button'
import { Text } from '@framewell/design-system/elements/text/Text'
import { isUploaded, KIT_AFTER_REVIEW, kitPrice, kitRefusal } from '@framewell/domain/orders/kitPrice'
import { placeOrderPath } from '@framewell/domain/orders/placeOrderPath'
import type { Quote } from '@framewell/domain/quotes/quote'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { PackageCheck } from 'lucide-react'

interface OrderQuoteProps extends Pick<ButtonProps, 'variant' | 'block'> {
  readonly quote: Pick<Quote, 'inputs' | 'lines' | 'totalCents'>
  readonly link: PrivateLink
}

/** Orders a quoted kit. A finished house is a price for planning: its frame kit is configured and ordered. */
export const OrderQuote = ({ quote, link, ...look }: OrderQuoteProps) => {
  const { inputs } = quote
  if (inputs.kind === 'lots') return null
  if (inputs.kind === 'plan')
    return (
      <>
        <Text size="small" tone="muted">
          This is the price of a finished house, for planning. Our shops make only its frame kit.
        </Text>
        <Button {...look} href={`/configurator?plan=${encodeURIComponent(inputs.answers.planId)}`} icon={<PackageCheck />}>
          Configure its frame kit
        </Button>
      </>
    )
  if (isUploaded(inputs))
    return (
      <Text size="small" tone="muted">
        {KIT_AFTER_REVIEW}
      </Text>
    )
  if (kitRefusal(inputs, kitPrice(inputs, quote)))
    return (
      <Text size="small" tone="muted">
        No steel frame is chosen in this quote, so there is nothing to order. Change it and choose one.
      </Text>
    )
  return (
    <Button {...look} href={placeOrderPath({ kind: 'quote', ...link })} icon={<PackageCheck />}>
      Place Order
    </Button>
  )
}
