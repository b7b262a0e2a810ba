import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { PRODUCTION_NETWORK_WORDS, type PublicFabricator, seedNetworkDemo } from '@framewell/domain/network/directoryCalls'
import { utilizationRatio, utilizationTone } from '@framewell/domain/network/utilization'
import { figure, percent } from '@framewell/domain/numbers/figure'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { FindShortcut } from '@framewell/remote-kit/session/FindShortcut'
import { hasRole } from '@framewell/remote-kit/session/hasRole'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Factory } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ScreenPicture } from '../pictures/ScreenPicture'
import { fabricatorsQuery, NETWORK_QUERIES, networkStatusQuery } from './directoryQueries'
import { FabricatorLine } from './FabricatorLine'
import { IllustratedOpening } from './IllustratedOpening'
import { LazyMap } from './LazyMap'
import { RoutingTest } from './RoutingTest'

/** The map is part of the server-rendered page: hydrated later than the list beside it, it would see newer data and not match. */
export const mapReady = () => LazyMap.ready().catch(() => undefined)

/** /production-network: the network in four figures, its shops on a map and in a list, and a routing test. */
export const ProductionNetworkPage = () => (
  <Section space="tight">
    <FindShortcut />
    <Stack gap={8}>
      <IllustratedOpening
        picture={<ShopMap />}
        caption="Each shop by how busy it is this week: green below 60%, yellow from there, red from 80%."
      >
        <Heading level={1}>Production Network</Heading>
        <Text size="lead" tone="muted" measured>
          The shops that make frames, how busy they are this week, and how a project finds its best one.
        </Text>
        <Summary />
      </IllustratedOpening>
      <Columns>
        <Operators />
        <Stack gap={8}>
          <RoutingTest />
          <ScreenPicture name="truck-bundle" sizes="(max-width: 1023px) 100vw, 480px" />
        </Stack>
      </Columns>
    </Stack>
  </Section>
)

/** The shops on the map; without data, only the country. The list below is the text alternative. */
const ShopMap = () => {
  const { call } = useShell()
  const { data = [] } = useQuery(fabricatorsQuery(call))
  return (
    <LazyMap
      label={`Map of the United States with ${data.length} shops; the list below has the same`}
      places={data.map(({ id, name, location, currentLoad, weeklyCapacity }) => ({
        id,
        name,
        location,
        tone: utilizationTone(utilizationRatio(currentLoad, weeklyCapacity)),
      }))}
    />
  )
}

const Summary = () => {
  const { call } = useShell()
  const status = useQuery(networkStatusQuery(call))
  if (status.error)
    return (
      <ErrorState title={PRODUCTION_NETWORK_WORDS.statusFailed} onRetry={() => status.refetch()} retrying={status.isFetching}>
        The service did not answer. Please try again in a moment.
      </ErrorState>
    )
  // The figures' space is reserved, so that nothing shifts when they load.
  const figures = status.data?.status
  const shown = (value: string | number | undefined) => (figures ? (value ?? 'N/A') : '…')
  return (
    <StatRow aria-busy={figures ? undefined : true}>
      <Stat label="Active Operators" value={shown(figures?.activeOperators)} />
      <Stat label="Total Capacity" value={shown(figures?.totalCapacity)} detail="units/week" />
      <Stat label="Utilization" value={shown(figures && percent(figures.utilizationRate))} detail="this week" />
      <Stat
        label="Avg Quality"
        value={shown(figures?.averageQuality == null ? undefined : percent(figures.averageQuality))}
        detail="of shops with a finished order"
      />
    </StatRow>
  )
}

const Operators = () => {
  const { call } = useShell()
  const fabricators = useQuery(fabricatorsQuery(call))
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={3}>
        <Heading level={2} size={4}>
          Operators
        </Heading>
        <SeedButton />
      </Stack>
      {fabricators.error ? (
        <ErrorState
          title={PRODUCTION_NETWORK_WORDS.fabricatorsFailed}
          onRetry={() => fabricators.refetch()}
          retrying={fabricators.isFetching}
        >
          The service did not answer. Please try again in a moment.
        </ErrorState>
      ) : fabricators.data ? (
        <FabricatorsList fabricators={fabricators.data} />
      ) : (
        <LoadingArea label="Loading the operators">
          <Skeleton shape="block" height="24rem" />
        </LoadingArea>
      )}
    </Stack>
  )
}

/** Page size of the list: all of a small network, a page of a large one. */
const ROWS_AT_ONCE = 50

const FabricatorsList = ({ fabricators }: { fabricators: readonly PublicFabricator[] }) => {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  if (fabricators.length === 0)
    return (
      <EmptyState icon={<Factory />} title={PRODUCTION_NETWORK_WORDS.emptyTitle}>
        {PRODUCTION_NETWORK_WORDS.emptyHint}
      </EmptyState>
    )
  return (
    <>
      <List role="list">
        {fabricators.slice(0, shown).map((fabricator) => (
          <FabricatorLine key={fabricator.id} fabricator={fabricator} />
        ))}
      </List>
      {shown < fabricators.length ? (
        <Button onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          Show {Math.min(ROWS_AT_ONCE, fabricators.length - shown)} more of {figure(fabricators.length)} shops
        </Button>
      ) : null}
    </>
  )
}

const SeedButton = () => {
  const shell = useShell()
  const session = useQuery(sessionQuery(shell))
  const queryClient = useQueryClient()
  const seed = useSend(seedNetworkDemo, {
    onSent: () => {
      void queryClient.invalidateQueries({ queryKey: NETWORK_QUERIES })
      shell.toast({ title: 'Success', description: PRODUCTION_NETWORK_WORDS.seeded, tone: 'success' })
    },
    onFailed: () => shell.toast({ title: 'Error', description: PRODUCTION_NETWORK_WORDS.seedFailed, tone: 'destructive' }),
  })
  const may = session.data ? hasRole(session.data, OPERATOR_ROLES) : false
  return (
    <Button
      size="small"
      pending={seed.busy}
      disabledReason={may ? null : 'Only operators of the network can do this. Sign in as one first.'}
      onClick={() => void seed.send({})}
    >
      Seed Demo Data
    </Button>
  )
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  align-items: start;

  @media (width >= 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(20rem, 2fr);
  }
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
