import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { decisionLinkIn } from '@framewell/domain/credit/decisionPath'
import { isDeadLink } from '@framewell/remote-kit/address/isDeadLink'
import { type PrivateLink, usePrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { OwnRecords } from '../accounts/OwnRecords'
import { decisionQuery, tiersQuery } from './creditQueries'
import { DecisionTerms } from './DecisionTerms'
import { TermsInvitation } from './TermsInvitation'
import { TermsSkeleton } from './TermsSkeleton'
import { TierComparison } from './TierComparison'
import { useOwnDecisions } from './useOwnDecisions'

/** The terms of the decision in the URL or of the signed-in builder's company, or an invitation without one; then all tiers. */
export const TermsWidget = () => {
  const { call } = useShell()
  const opened = usePrivateLink('decision')
  const owned = useOwnDecisions()
  const own = owned.data?.find(({ applies }) => applies)
  const link = opened ?? (own?.path ? decisionLinkIn(own.path) : null)
  const tiers = useQuery(tiersQuery(call))
  const decision = useQuery({ ...decisionQuery(call, link ?? { id: '', token: '' }), enabled: link !== null })
  return (
    <Stack gap={14}>
      {link ? (
        <LinkedTerms link={link} owned={owned.data?.some(({ id }) => id === link.id) ?? false} />
      ) : owned.isWaiting ? (
        <TermsSkeleton />
      ) : owned.isError ? (
        <ErrorState title="Your company’s terms could not be loaded" onRetry={() => owned.refetch()} retrying={owned.isFetching}>
          Nothing was lost. Please try again in a moment.
        </ErrorState>
      ) : own ? (
        <OwnRecords title="Your credit decision" things={[own]} />
      ) : (
        // The page as the server sends it has the invitation; an approved builder's browser never shows it.
        <div data-for="applicants">
          <TermsInvitation />
        </div>
      )}
      <Stack gap={5}>
        <Heading level={2} size={3}>
          The four tiers compared
        </Heading>
        {tiers.data ? (
          <TierComparison tiers={tiers.data} own={link ? decision.data?.tier : undefined} />
        ) : tiers.error ? (
          <ErrorState title="The tiers could not be loaded" onRetry={() => tiers.refetch()} retrying={tiers.isFetching}>
            The service did not answer. Please try again in a moment.
          </ErrorState>
        ) : (
          <LoadingArea label="Loading the tiers">
            <Skeleton shape="block" height="24rem" />
          </LoadingArea>
        )}
      </Stack>
    </Stack>
  )
}

const LinkedTerms = ({ link, owned }: { link: PrivateLink; owned: boolean }) => {
  const { call } = useShell()
  const tiers = useQuery(tiersQuery(call))
  const decision = useQuery(decisionQuery(call, link))
  if (decision.data && tiers.data) {
    return <DecisionTerms decision={decision.data} link={link} owned={owned} terms={tiers.data.tierTerms[decision.data.tier]} />
  }
  if (decision.error && isDeadLink(decision.error)) {
    return (
      <EmptyState
        icon={<Link2Off />}
        title="This link does not open a decision"
        action={
          <Button variant="primary" href="/qualification">
            Get Pre-Qualified
          </Button>
        }
      >
        Check that it is complete: the private link in our email ends in a long token. Or apply again, it takes 60 seconds.
      </EmptyState>
    )
  }
  if (decision.error) {
    return (
      <ErrorState title="Your terms could not be loaded" onRetry={() => decision.refetch()} retrying={decision.isFetching}>
        Your decision is safe. Please try again in a moment.
      </ErrorState>
    )
  }
  // The tiers below report their own failure.
  return tiers.error ? null : <TermsSkeleton />
}
