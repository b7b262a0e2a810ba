import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { Alert as AlertRow } from '@framewell/domain/insights/alertRules'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { alertsQuery } from '../insights/insightQueries'
import { AlertRuleDialog } from './AlertRuleDialog'

interface AlertListProps {
  /** Shows firing alerts only. */
  onlyFiring?: boolean
  onLeave?: () => void
}

/** The alert rules and their values; firing ones first, each with a link and its threshold. */
export const AlertList = ({ onlyFiring = false, onLeave }: AlertListProps) => {
  const alerts = useQuery(alertsQuery(useGuardedCall()))
  if (alerts.isError && !alerts.data)
    return (
      <ErrorState title="The alerts could not be loaded" retrying={alerts.isFetching} onRetry={() => alerts.refetch()}>
        {problemSentence(alerts.error, 'The connection failed.')}
      </ErrorState>
    )
  if (!alerts.data)
    return (
      <LoadingArea label="Loading the alerts">
        <Skeleton shape="block" height="4rem" />
        <Skeleton shape="block" height="4rem" />
      </LoadingArea>
    )
  const shown = alerts.data.alerts.filter(({ firing }) => firing || !onlyFiring)
  return (
    <List>
      {shown.map((alert) => (
        <li key={alert.rule}>
          <AlertCard alert={alert} onLeave={onLeave} />
        </li>
      ))}
      {shown.length === 0 ? (
        <li>
          <Alert tone="ok" title="Nothing needs attention">
            Every figure is below its threshold.
          </Alert>
        </li>
      ) : null}
    </List>
  )
}

const AlertCard = ({ alert, onLeave }: { alert: AlertRow; onLeave: (() => void) | undefined }) => {
  const { navigate } = useShell()
  const { title, measured, limit, on, firing, severity, action, href } = alert
  return (
    <Alert
      tone={firing ? (severity === 'critical' ? 'bad' : 'warn') : 'info'}
      title={`${title}: ${measured}`}
      actions={
        <Stack direction="row" gap={2}>
          {firing ? (
            <Button
              size="small"
              aria-label={`Go there: ${title}`}
              onClick={() => {
                onLeave?.()
                // The panel is outside this application.
                if (href.startsWith('/cms')) location.assign(href)
                else navigate(href)
              }}
            >
              Go there
            </Button>
          ) : null}
          <AlertRuleDialog alert={alert} />
        </Stack>
      }
    >
      {firing ? `${action} Warns at ${limit}.` : on ? `Warns at ${limit}.` : 'Switched off.'}
    </Alert>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`
