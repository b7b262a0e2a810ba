import { Alert } from '@framewell/design-system/elements/alert/Alert'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'

/** Why a change was not made; refused fields say it themselves. */
export const SendRefusal = ({ failure }: { failure: SendFailure | null }) =>
  failure === null || failure.kind === 'totalChanged' ? null : (
    <Alert tone="bad" live="assertive" title="Not saved">
      {failure.kind === 'fields' && failure.messages.length > 0 ? failure.messages.join('. ') : failure.sentence}
    </Alert>
  )
