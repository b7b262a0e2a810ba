import { Text } from '@framewell/design-system/elements/text/Text'
import { savedAgo } from '@framewell/design-system/foundation/savedAgo'
import { useMinutes } from '../reading/useMinutes'

/** Says that the draft is stored on this device, and since when; or that it is not, when the browser refuses. */
export const SavedNote = ({ savedAt, keepsDrafts }: { savedAt: Date | null; keepsDrafts: boolean }) => {
  const now = useMinutes()
  if (!savedAt) return null
  return (
    <Text size="small" tone="subtle" style={{ textAlign: 'center' }}>
      {keepsDrafts ? `Saved on this device ${savedAgo(savedAt, now)}` : 'This browser keeps no drafts: finish before you leave the page.'}
    </Text>
  )
}
