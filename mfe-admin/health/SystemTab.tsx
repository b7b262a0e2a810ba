import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { healthQuery } from './healthQuery'
import { ServiceActions } from './ServiceActions'
import { ServiceHistory } from './ServiceHistory'
import { SystemFigures } from './SystemFigures'

const titles = { broken: 'Does not work', degraded: 'Needs attention' } as const

/** The running system's own measurements, what is degraded and what to do about it. 'Refresh' measures again. */
export const SystemTab = () => (
  <Stack>
    <ServiceActions />
    <Health />
    <ServiceHistory />
  </Stack>
)

const Health = () => {
  const health = useQuery(healthQuery(useGuardedCall()))
  if (health.isError && !health.data)
    return <ErrorState title="The health of the system could not be loaded" onRetry={() => void health.refetch()} />
  if (!health.data)
    return (
      <LoadingArea label="Reading the health of the system">
        <Skeleton shape="block" height="4rem" />
        <Skeleton shape="block" height="16rem" />
      </LoadingArea>
    )
  const { figures, degradations } = health.data
  return (
    <Stack>
      <section aria-labelledby="system-state">
        <Heading id="system-state" level={2} size={5}>
          State
        </Heading>
        <Findings>
          {degradations.map(({ severity, what, action }) => (
            <li key={what}>
              <Alert tone={severity === 'broken' ? 'bad' : 'warn'} title={`${titles[severity]}: ${what}`}>
                {action}
              </Alert>
            </li>
          ))}
          {degradations.length === 0 ? (
            <li>
              <Alert tone="ok" title="Everything works">
                Every figure below is within its limit.
              </Alert>
            </li>
          ) : null}
        </Findings>
      </section>
      <SystemFigures figures={figures} />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-8);
`

const Findings = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: var(--space-4) 0 0;
  padding: 0;
  list-style: none;
`
