import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { dollars } from '@framewell/domain/money/usd'
import { isDeadLink } from '@framewell/remote-kit/address/isDeadLink'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { decisionQuery } from './creditQueries'
import { LastResultSkeleton } from './LastResultSkeleton'
import type { LastDecision } from './lastDecision'
import { ResultCard } from './ResultCard'

export interface LastResultProps {
  last: LastDecision
  headingRef?: Ref<HTMLHeadingElement>
  onChangeAnswers: () => void
  /** Called when the stored link no longer opens anything. */
  onForget: () => void
}

/** This device's last decision, refetched because a reviewer may have changed it. */
export const LastResult = ({ last, headingRef, onChangeAnswers, onForget }: LastResultProps) => {
  const { call } = useShell()
  const { data, error, refetch, isFetching } = useQuery(decisionQuery(call, last))
  if (data) return <ResultCard decision={data} link={last} headingRef={headingRef} onChangeAnswers={onChangeAnswers} />
  if (error && isDeadLink(error)) {
    return (
      <EmptyState title="Your last decision can no longer be opened" action={<Button onClick={onForget}>Apply again</Button>}>
        Your answers are still on this device.
      </EmptyState>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={`Your last decision: ${last.tier}, ${dollars(last.assignedCreditLimit)}`}
        onRetry={() => refetch()}
        retrying={isFetching}
      >
        Its details could not be loaded just now.
        <br />
        <Button variant="plain" size="small" onClick={onChangeAnswers}>
          Change your answers
        </Button>
      </ErrorState>
    )
  }
  return <LastResultSkeleton />
}
