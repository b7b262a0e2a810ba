import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { dollars } from '@framewell/domain/money/usd'
import { TOTAL_CHANGED } from '@framewell/domain/quotes/totalChanged'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'

interface QuoteProblemProps {
  failure: SendFailure | null
  /** Resubmits the same answers with the server's total, in US dollars. */
  onAccept: (total: number) => void
}

/** Why 'Get My Quote' failed: a changed total with both figures, a refusal, or an error that can be retried. */
export const QuoteProblem = ({ failure, onAccept }: QuoteProblemProps) => {
  if (!failure) return null
  if (failure.kind === 'totalChanged') {
    const { submitted, expected } = failure
    return (
      <Alert
        tone="warn"
        title={`The total is now ${dollars(expected)}`}
        live="assertive"
        actions={<Button onClick={() => onAccept(expected)}>Get My Quote for {dollars(expected)}</Button>}
      >
        {TOTAL_CHANGED} You saw {dollars(submitted)}.
      </Alert>
    )
  }
  if (failure.kind === 'fields') {
    if (failure.messages.length === 0) return null
    return (
      <Alert tone="bad" title="This cannot be quoted as it is" live="assertive">
        {failure.messages.join(' ')}
      </Alert>
    )
  }
  return (
    <Alert tone="bad" title="Quote Submission Failed" live="assertive">
      {failure.sentence}
    </Alert>
  )
}
