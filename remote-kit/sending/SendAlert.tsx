import { Alert } from '@framewell/design-system/elements/alert/Alert'
import type { SendFailure } from './sendFailure'

/** Why what was sent was not taken, where no field of the form says it. */
export const SendAlert = ({ title = 'Not saved', failure }: { title?: string; failure: SendFailure | null }) => {
  if (failure === null || failure.kind === 'totalChanged') return null
  const rest = failure.kind === 'fields' ? failure.messages.join(' ') : ''
  return (
    <Alert tone="bad" live="assertive" title={title}>
      {rest || failure.sentence}
    </Alert>
  )
}
