import { Alert } from '@framewell/design-system/elements/alert/Alert'
import type { SendFailure } from './sendFailure'

/** Why a submission was refused, when no field of the form shows it. */
export const SendAlert = ({ title = 'Not saved', failure }: { title?: string; failure: SendFailure | null }) => {
  if (failure === null || failure.kind === 'totalChanged') return null
  const rest = failure.kind === 'fields' ? failure.messages.join(' ') : ''
  return (
    <Alert tone="bad" live="assertive" title={title}>
      {rest || failure.sentence}
    </Alert>
  )
}
