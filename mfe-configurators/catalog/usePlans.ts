import { listPlans } from '@framewell/domain/catalog/listPlans'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { drawPlan } from './drawnPlan'

/** The offered plans with their frames. */
export function usePlans() {
  const { call } = useShell()
  return useQuery({
    queryKey: ['catalog', 'plans'],
    queryFn: ({ signal }) => call(listPlans, {}, { signal }),
    select: drawPlans,
  })
}

function drawPlans({ plans }: CallOutput<typeof listPlans>) {
  return plans.map(drawPlan)
}
