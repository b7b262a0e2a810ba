import { Text } from '@framewell/design-system/elements/text/Text'
import { notCheckedWords } from '@framewell/domain/framing/notChecked'

/** Lists what is not checked about the shown frame. */
export const NotChecked = ({ items }: { items?: readonly string[] }) => (
  <Text size="small" measured>
    {notCheckedWords(items)}
  </Text>
)
