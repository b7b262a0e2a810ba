import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { dollars } from '@framewell/domain/money/usd'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { decisionQuery, opensNothing } from './creditQueries'
import type { LastDecision } from './lastDecision'
import { ResultCard } from './ResultCard'

interface LastResultProps {
  last: LastDecision
  headingRef?: Ref<HTMLHeadingElement>
  onChangeAnswers: () => void
  /** The stored link opens nothing any more. */
  onForget: () => void
}

/** The last decision of this device, read anew: a person may have reviewed it since. */
export const LastResult = ({ last, headingRef, onChangeAnswers, onForget }: LastResultProps) => {
  const { call } = useShell()
  const { data, error, refetch, isFetching } = useQuery(decisionQuery(call, last))
  if (data) return <ResultCard decision={data} link={last} headingRef={headingRef} onChangeAnswers={onChangeAnswers} />
  if (error && opensNothing(error)) {
    return (
      <EmptyState title="Your last decision cannot be opened any more" action={<Button onClick={onForget}>Apply again</Button>}>
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
  return (
    <Card padding="large">
      <LoadingArea label="Loading your last decision">
        <Stack gap={5}>
          <Skeleton width="9rem" />
          <Skeleton shape="block" width="60%" />
          <Skeleton shape="block" height="5rem" />
          <div>
            <Skeleton width="100%" />
            <Skeleton width="92%" />
            <Skeleton width="70%" />
          </div>
          <Skeleton shape="block" />
        </Stack>
      </LoadingArea>
    </Card>
  )
}
