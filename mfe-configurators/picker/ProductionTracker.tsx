import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { requestFor } from '@framewell/domain/http/callApi'
import { watchProduction } from '@framewell/domain/production/productionCalls'
import { isDeadLink } from '@framewell/remote-kit/address/isDeadLink'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { useLinkLive } from '@framewell/remote-kit/live/useLinkLive'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { styled } from 'styled-components'
import { BackLink } from './BackLink'
import { ProductionView } from './ProductionView'
import { PICKER_LIST } from './pickerAddress'
import { productionQuery } from './productionQuery'

/** The production tracker at its private link. */
export const ProductionTracker = ({ link }: { link: PrivateLink }) => {
  const { call } = useShell()
  const query = productionQuery(call, link)
  const production = useQuery(query)
  useLinkLive(requestFor(watchProduction, { id: link.id }).url, link.token, query.queryKey)
  const nothing = isDeadLink(production.error)
  return (
    <Section space="tight">
      <Page>
        <BackLink aria-label="Back to Plans">Back</BackLink>
        {production.data ? (
          <ProductionView {...production.data} link={link} />
        ) : nothing ? (
          <EmptyState
            icon={<Link2Off />}
            title="This link does not open a production tracker"
            action={<Button href={PICKER_LIST}>Pick a plan</Button>}
          >
            Check that the link is complete. It is in the email we sent when the production started.
          </EmptyState>
        ) : production.isError ? (
          <ErrorState title="The tracker could not be loaded" onRetry={() => void production.refetch()} retrying={production.isFetching}>
            Check your connection and try again.
          </ErrorState>
        ) : (
          <LoadingArea label="Loading the production">
            <Page>
              <Skeleton width="18rem" height="2.5rem" />
              <Skeleton height="0.5rem" />
              <Skeleton shape="block" height="20rem" />
            </Page>
          </LoadingArea>
        )}
      </Page>
    </Section>
  )
}

const Page = styled.div`
  display: grid;
  gap: var(--space-5);
`
