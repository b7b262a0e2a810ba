import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import type { UseQueryResult } from '@tanstack/react-query'
import { WizardSkeleton } from '../wizard/WizardSkeleton'

/** Shown until plans and prices have loaded: the configurator's skeleton, or the error. */
export const CatalogLoading = ({ queries }: { queries: readonly UseQueryResult<unknown>[] }) => {
  const failed = queries.filter(({ isError }) => isError)
  if (failed.length === 0) return <WizardSkeleton label="Loading options and prices" />
  return (
    <Section space="tight">
      <ErrorState
        title="Options and prices could not be loaded"
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const query of failed) void query.refetch()
        }}
      >
        Your choices are saved on this device. Check your connection and try again.
      </ErrorState>
    </Section>
  )
}
