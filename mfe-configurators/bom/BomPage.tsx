import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { styled } from 'styled-components'
import { BomGenerator } from './BomGenerator'
import { bomConfigurationAtom } from './bomConfiguration'
import { bomDistributorsQuery, bomPlansQuery } from './bomQueries'

/** /bom-generator: a plan's bill of materials, taken off its frame and priced at a distributor. */
export const BomPage = () => {
  const { call } = useShell()
  const saved = useAtomValue(bomConfigurationAtom)
  const plans = useQuery(bomPlansQuery(call))
  const distributors = useQuery(bomDistributorsQuery(call))
  return (
    <Section space="tight">
      <Page>
        <Head>
          <Eyebrow>BOM generator</Eyebrow>
          <Heading level={1} size={2}>
            Bill of materials
          </Heading>
          <Text size="lead" tone="muted" measured>
            Every stud, sheet and screw of a plan’s frame, counted by published rules and priced from a distributor’s list.
          </Text>
        </Head>
        {plans.data && distributors.data ? (
          // The saved configuration changes the initial form, and the server does not know it.
          <BomGenerator key={saved ? 'handed over' : 'fresh'} plans={plans.data} distributors={distributors.data} saved={saved} />
        ) : plans.isError || distributors.isError ? (
          <ErrorState
            title={plans.isError ? 'Failed to fetch plans' : 'Failed to fetch distributors'}
            retrying={plans.isFetching || distributors.isFetching}
            onRetry={() => {
              if (plans.isError) void plans.refetch()
              if (distributors.isError) void distributors.refetch()
            }}
          >
            Check your connection and try again. Nothing you configured is lost.
          </ErrorState>
        ) : (
          <LoadingArea label="Loading plans and distributors">
            <Waiting>
              <Skeleton shape="block" height="22rem" />
              <Skeleton shape="block" height="22rem" />
            </Waiting>
          </LoadingArea>
        )}
      </Page>
    </Section>
  )
}

const Page = styled.div`
  display: grid;
  gap: var(--space-8);
  min-width: 0;
`

const Head = styled.div`
  display: grid;
  gap: var(--space-3);
`

const Waiting = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-6);
`
