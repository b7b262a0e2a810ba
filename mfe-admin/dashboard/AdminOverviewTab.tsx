import { Button } from '@framewell/design-system/elements/button/Button'
import type { MetricName } from '@framewell/domain/insights/metrics'
import { SAMPLE_OVERVIEW } from '@framewell/domain/insights/sampleFigures'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { styled } from 'styled-components'
import { AlertList } from '../alerts/AlertList'
import { FigureValue } from '../insights/FigureValue'
import { Panel, Panels } from '../insights/Panels'
import { TierPanel } from '../insights/TierPanel'
import { useFigures } from '../insights/useFigures'
import { NextTasks } from '../tasks/NextTasks'

const ACTIONS = [
  { name: 'pendingPartnerApprovals', title: 'Partner approvals', words: 'pending', href: '/admin-dashboard?tab=network-applications' },
  { name: 'upgradeReviews', title: 'Tier reviews', words: 'eligible', href: '/admin?tab=builders&upgrade=eligible' },
  { name: 'delayedShipments', title: 'Delayed shipments', words: 'overdue', href: '/admin?tab=projects&status=late' },
] as const satisfies readonly { readonly name: MetricName; readonly title: string; readonly words: string; readonly href: string }[]

/** The operators' next tasks, builders by tier, and what is waiting for an operator, with links to the decisions. */
export const AdminOverviewTab = () => {
  const { navigate } = useShell()
  const { figureOf } = useFigures(SAMPLE_OVERVIEW)
  return (
    <Panels>
      <NextTasks />
      <TierPanel />
      <Panel title="Action items">
        <Items>
          {ACTIONS.map(({ name, title, words, href }) => {
            const value = figureOf(name)?.value
            return (
              <li key={name}>
                <span>
                  <strong>{title}</strong>
                  {value === undefined || value === null ? null : (
                    <>
                      {' '}
                      <FigureValue name={name} value={value} /> {words}
                    </>
                  )}
                </span>
                <Button size="small" aria-label={`Open ${title.toLowerCase()}`} onClick={() => navigate(href)}>
                  Open
                </Button>
              </li>
            )
          })}
        </Items>
      </Panel>
      <Panel title="Alerts">
        <AlertList onlyFiring />
      </Panel>
    </Panels>
  )
}

const Items = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  font-size: var(--text-compact);
  list-style: none;

  & li {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    justify-content: space-between;
  }
`
