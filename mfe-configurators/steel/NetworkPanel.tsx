import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { getNetworkStatus, type NetworkStatus } from '@framewell/domain/network/networkStatus'
import { figure, percent } from '@framewell/domain/numbers/figure'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The fulfillment network's current status: who would fabricate the frame. */
export const NetworkPanel = () => {
  const { call } = useShell()
  const network = useQuery({
    queryKey: ['network', 'status'],
    queryFn: ({ signal }) => call(getNetworkStatus, {}, { signal }),
  })
  if (network.data) return <Panel>{describe(network.data.status)}</Panel>
  if (network.isError) {
    return (
      <Panel>
        <Text size="small" tone="muted">
          The network's figures could not be loaded.
        </Text>
        <div>
          <Button size="small" pending={network.isFetching} onClick={() => void network.refetch()}>
            Try again
          </Button>
        </div>
      </Panel>
    )
  }
  return (
    <Panel>
      <LoadingArea label="Loading the network's figures">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </LoadingArea>
    </Panel>
  )
}

function describe({ activeOperators, totalCapacity, utilizationRate, averageQuality }: NetworkStatus): ReactNode {
  if (activeOperators === 0) {
    return (
      <Text size="small" tone="muted">
        No fabricator is active right now. You can configure and save; production starts once one is.
      </Text>
    )
  }
  return (
    <DescriptionList
      variant="figures"
      items={[
        { term: 'Active shops', detail: figure(activeOperators) },
        { term: 'Capacity a week', detail: `${figure(totalCapacity)} units` },
        { term: 'In use', detail: percent(utilizationRate) },
        ...(averageQuality === null ? [] : [{ term: 'Average quality', detail: percent(averageQuality) }]),
      ]}
    />
  )
}

const Panel = ({ children }: { children: ReactNode }) => (
  <Card tone="sunken" role="region" aria-label="Fulfillment network">
    <Inside>
      <Heading level={2} size={5}>
        Fulfillment network
      </Heading>
      {children}
    </Inside>
  </Card>
)

const Inside = styled.div`
  display: grid;
  gap: var(--space-3);
`
