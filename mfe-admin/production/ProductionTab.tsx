import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Pagination } from '@framewell/design-system/elements/pagination/Pagination'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { useQuery } from '@tanstack/react-query'
import { Factory } from 'lucide-react'
import { useOperatorCall } from '../accounts/useOperatorCall'
import { useLastPage } from '../dashboard/useLastPage'
import { useListPage } from '../dashboard/useListPage'
import { problemSentence } from '../shell/problemSentence'
import { ProductionCard } from './ProductionCard'
import { PRODUCTIONS_PER_PAGE, productionListQuery } from './productionQueries'

/** Productions that builders started, with the milestones that operators move. */
export const ProductionTab = () => {
  const call = useOperatorCall()
  const { page, hrefOf, goTo } = useListPage()
  const list = useQuery(productionListQuery(call, page))
  const pageCount = Math.max(1, Math.ceil((list.data?.total ?? 0) / PRODUCTIONS_PER_PAGE))
  useLastPage({ page, pageCount, known: list.data !== undefined && !list.isPlaceholderData, goTo })
  if (!list.data) {
    return list.isError ? (
      <ErrorState title="The productions could not be loaded" retrying={list.isFetching} onRetry={() => list.refetch()}>
        {problemSentence(list.error, 'The connection failed. Nothing was changed.')}
      </ErrorState>
    ) : (
      <LoadingArea label="Loading the productions">
        <Stack gap={4}>
          <Skeleton shape="block" height="19rem" />
          <Skeleton shape="block" height="19rem" />
        </Stack>
      </LoadingArea>
    )
  }
  const { data: productions, total } = list.data
  if (total === 0) {
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
      <Pagination label="Pages of productions" page={Math.min(page, pageCount)} pageCount={pageCount} hrefOf={hrefOf} onPage={goTo} />
    </Stack>
  )
}
