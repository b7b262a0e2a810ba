import { Text } from '@framewell/design-system/elements/text/Text'
import type { Cents } from '@framewell/domain/money/cents'
import { quotedKitSentence } from '@framewell/domain/orders/kitPrice'

/** How much of what is quoted is ordered: the framing kit. Nothing when that is all of it, or none. */
export const KitNote = ({
  inputs,
  price,
  kitCents = null,
}: {
  inputs: Parameters<typeof quotedKitSentence>[0]
  price: Parameters<typeof quotedKitSentence>[1]
  /** Of a development's kits. */
  kitCents?: Cents | null
}) => {
  const words = quotedKitSentence(inputs, price, kitCents)
  return words ? <Text size="small">{words}</Text> : null
}
