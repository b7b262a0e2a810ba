import { Button, type ButtonProps } from '@framewell/design-system/elements/button/Button'
import { Text } from '@framewell/design-system/elements/text/Text'
import { placeOrderPath } from '@framewell/domain/orders/placeOrderPath'
import { houseRefusal } from '@framewell/domain/orders/placingRules'
import type { Quote } from '@framewell/domain/quotes/quote'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { PackageCheck } from 'lucide-react'

interface OrderQuoteProps extends Pick<ButtonProps, 'variant' | 'block'> {
  readonly quote: Pick<Quote, 'inputs'>
  readonly link: PrivateLink
}

/** Orders a quoted kit. A finished house is a price for planning: its frame kit is configured and ordered. */
export const OrderQuote = ({ quote: { inputs }, link, ...look }: OrderQuoteProps) => {
  if (inputs.kind === 'lots') return null
  if (inputs.kind === 'plan' && houseRefusal(inputs))
    return (
      <>
        <Text size="small" tone="muted">
          The price of a finished house, for your planning. Our shops make its frame kit alone.
        </Text>
        <Button {...look} href={`/configurator?plan=${encodeURIComponent(inputs.answers.planId)}`} icon={<PackageCheck />}>
          Configure its frame kit
        </Button>
      </>
    )
  return (
    <Button {...look} href={placeOrderPath({ kind: 'quote', ...link })} icon={<PackageCheck />}>
      Place Order
    </Button>
  )
}
