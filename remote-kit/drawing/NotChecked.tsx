import { Text } from '@framewell/design-system/elements/text/Text'
import { notCheckedWords } from '@framewell/domain/framing/notChecked'

interface NotCheckedProps {
  items?: readonly string[]
  /** What is on record about the engineering review of an order. */
  review?: string
}

/** Lists what is not checked about the shown frame. */
export const NotChecked = ({ items, review }: NotCheckedProps) => (
  <Text size="small" measured>
    {notCheckedWords(items, review)}
  </Text>
)
