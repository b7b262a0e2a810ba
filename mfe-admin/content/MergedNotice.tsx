import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { styled } from 'styled-components'
import { savedTime } from './savedTime'

/** Someone else changed other fields of the page; their changes have been merged into this form. */
export const MergedNotice = ({ merged, onDismiss }: { merged: ContentPage; onDismiss: () => void }) => (
  <Notice
    tone="info"
    live="polite"
    title={`${merged.modifiedBy} changed this page too, ${savedTime(merged.lastModified, new Date())}`}
    actions={
      <Button size="small" onClick={onDismiss}>
        OK
      </Button>
    }
  >
    Their changes are merged with yours. Nothing was lost.
  </Notice>
)

const Notice = styled(Alert)`
  margin-top: var(--space-5);
`
