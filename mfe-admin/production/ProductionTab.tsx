import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { Production } from '@framewell/domain/production/productionCalls'
import { PagedList } from '@framewell/remote-kit/lists/PagedList'
import { useListPage } from '@framewell/remote-kit/lists/useListPage'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Factory } from 'lucide-react'
import { ProductionCard } from './ProductionCard'
import { PRODUCTION_QUERIES, PRODUCTIONS_PER_PAGE, productionListQuery } from './productionQueries'

/** Productions that builders started, with the milestones that operators move. */
export const ProductionTab = () => {
  const { page, hrefOf, goTo } = useListPage()
  const list = useQuery(productionListQuery(useGuardedCall(), page))
  useLive('production', PRODUCTION_QUERIES)
  return (
    <PagedList
      list={list}
      failure="The productions could not be loaded"
      pagesLabel="Pages of productions"
      page={page}
      perPage={PRODUCTIONS_PER_PAGE}
      hrefOf={hrefOf}
      goTo={goTo}
    >
      {(listed) => <Productions productions={listed?.data} />}
    </PagedList>
  )
}

const Productions = ({ productions }: { productions: readonly Production[] | undefined }) => {
  if (!productions) {
    return (
      <LoadingArea label="Loading the productions">
        <Stack gap={4}>
          <Skeleton shape="block" height="19rem" />
          <Skeleton shape="block" height="19rem" />
        </Stack>
      </LoadingArea>
    )
  }
  if (productions.length === 0) {
    return (
      <EmptyState icon={<Factory />} title="No production yet">
        Productions that builders start in the plan picker appear here.
      </EmptyState>
    )
  }
  return (
    <Stack gap={4}>
      <Heading level={2} size={4}>
        Productions
      </Heading>
      {productions.map((production) => (
        <ProductionCard key={production.id} production={production} />
      ))}
    </Stack>
  )
}
