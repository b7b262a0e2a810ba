import { Text } from '@framewell/design-system/elements/text/Text'
import { quotedKitSentence } from '@framewell/domain/orders/kitPrice'

/** How much of a quoted house is ordered: its framing kit. Nothing when that is all of a house, or none. */
export const KitNote = ({
  inputs,
  price,
}: {
  inputs: Parameters<typeof quotedKitSentence>[0]
  price: Parameters<typeof quotedKitSentence>[1]
}) => {
  const words = quotedKitSentence(inputs, price)
  return words ? <Text size="small">{words}</Text> : null
}
