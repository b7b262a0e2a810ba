import { Text } from '@framewell/design-system/elements/text/Text'
import { notCheckedWords } from '@framewell/domain/framing/notChecked'

/** What is not checked about the frame that is shown, by name. */
export const NotChecked = ({ items }: { items?: readonly string[] }) => (
  <Text size="small" measured>
    {notCheckedWords(items)}
  </Text>
)
