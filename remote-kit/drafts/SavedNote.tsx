import { Text } from '@framewell/design-system/elements/text/Text'
import { savedAgo } from '@framewell/design-system/foundation/savedAgo'
import { useMinutes } from '../reading/useMinutes'

/** Says that the draft is kept on this device, and since when; once the browser refuses to save, that it is not. */
export const SavedNote = ({ savedAt, keepsDrafts }: { savedAt: Date | null; keepsDrafts: boolean }) => {
  const now = useMinutes()
  if (!savedAt) return null
  return (
    <Text size="small" tone="subtle" style={{ textAlign: 'center' }}>
      {keepsDrafts ? `Saved on this device ${savedAgo(savedAt, now)}` : 'This browser keeps no drafts: finish before you leave the page.'}
    </Text>
  )
}
