import { Text } from '@framewell/design-system/elements/text/Text'
import { savedAgo } from '@framewell/design-system/foundation/savedAgo'
import { useEffect, useState } from 'react'

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

/** The time, renewed twice a minute and whenever the page is drawn again. */
function useMinutes(): Date {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 30_000)
    return () => clearInterval(timer)
  }, [])
  return new Date()
}
