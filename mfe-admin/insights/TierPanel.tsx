import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { SAMPLE_TIERS } from '@framewell/domain/insights/sampleFigures'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Distribution } from './Distribution'
import { qualificationQuery } from './insightQueries'
import { Panel } from './Panels'

/** Builders by tier; when they cannot be read, the specification's sample, marked as such. */
export const TierPanel = () => {
  const { data, isError } = useQuery(qualificationQuery(useGuardedCall()))
  const tiers = data?.tierDistribution ?? (isError ? SAMPLE_TIERS : undefined)
  return (
    <Panel title={isError && !data ? 'Tier distribution (Sample figures)' : 'Tier distribution'}>
      {tiers ? (
        <Distribution counts={tiers} />
      ) : (
        <LoadingArea label="Loading the tiers">
          <Skeleton height="1.25rem" />
          <Skeleton height="1.25rem" />
          <Skeleton height="1.25rem" />
          <Skeleton height="1.25rem" />
        </LoadingArea>
      )}
    </Panel>
  )
}
