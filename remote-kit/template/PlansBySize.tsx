import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Text } from '@framewell/design-system/elements/text/Text'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { figure } from '@framewell/domain/numbers/figure'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'

/** Every offered plan with its size, smallest first. Servers answer the call too, so the list is in the page's HTML. */
export const PlansBySize = () => {
  const { call } = useShell()
  const plans = useQuery({ queryKey: ['mfe-example', 'plans'], queryFn: () => call(listPlans, {}) })
  if (plans.error)
    return (
      <ErrorState title="The plans could not be loaded" onRetry={() => plans.refetch()} retrying={plans.isFetching}>
        The catalog did not answer. Please try again in a moment.
      </ErrorState>
    )
  if (!plans.data)
    return (
      <LoadingArea label="Loading the plans">
        <Skeleton shape="block" height="12rem" />
      </LoadingArea>
    )
  return (
    <Stack as="ul" gap={2}>
      {plans.data.plans.map(({ id, name, squareFeet }) => (
        <Text as="li" key={id}>
          {name}, {figure(squareFeet)} sq ft
        </Text>
      ))}
    </Stack>
  )
}
