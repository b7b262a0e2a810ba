import { Alert } from '@framewell/design-system/elements/alert/Alert'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'

/** Why a release was refused: a summary, and every affected field of every page. */
export const Refusal = ({ failure }: { failure: SendFailure }) =>
  failure.kind === 'totalChanged' ? null : (
    <Alert tone="bad" live="assertive" title={failure.sentence}>
      {failure.kind === 'fields' ? (
        <ul>
          {failure.messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
