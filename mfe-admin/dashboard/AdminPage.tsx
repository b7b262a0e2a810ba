import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import type { MetricName } from '@framewell/domain/insights/metrics'
import { SAMPLE_OVERVIEW } from '@framewell/domain/insights/sampleFigures'
import { useTab } from '@framewell/remote-kit/address/useTab'
import { RotateCw } from 'lucide-react'
import { CommandBar } from '../command/CommandBar'
import { FigureDrawer } from '../insights/FigureDrawer'
import { FigureStat } from '../insights/FigureStat'
import { FiguresNotice } from '../insights/FiguresNotice'
import { FigureValue } from '../insights/FigureValue'
import { useFigures } from '../insights/useFigures'
import { useLiveFigures } from '../insights/useLiveFigures'
import { TasksButton } from '../tasks/TasksButton'
import { DashboardHeader, WideOnly } from './DashboardHeader'
import { DashboardTabs, DashboardTop } from './DashboardTabs'
import { ADMIN_TABS } from './tabs'
import { useRefresh } from './useRefresh'

/** /admin: the network's people, shops and projects, and pending decisions. */
export const AdminPage = () => {
  const { tab, openTab } = useTab(ADMIN_TABS.map(({ value }) => value))
  const refresh = useRefresh()
  const figures = useFigures(SAMPLE_OVERVIEW)
  useLiveFigures()
  const { figureOf, sample } = figures
  const pending = figureOf('pendingApprovals')?.value
  const conversion = figureOf('conversionRate')
  const shops = figureOf('activeFabricators')
  const disputed = figureOf('disputeRate')
  return (
    <div>
      <DashboardHeader
        title="Admin Dashboard"
        more={[
          { label: 'Refresh', onSelect: () => refresh.mutate() },
          { label: 'Content', href: '/content-management' },
        ]}
      >
        {pending === undefined || pending === null ? null : (
          <Badge tone={pending > 0 ? 'warn' : 'ok'}>
            <FigureValue name="pendingApprovals" value={pending} /> pending approvals
          </Badge>
        )}
        <CommandBar />
        <TasksButton />
        <WideOnly>
          <Button size="small" href="/content-management">
            Content
          </Button>
        </WideOnly>
        <WideOnly>
          <Button size="small" icon={<RotateCw />} pending={refresh.isPending} pendingText="Refreshing..." onClick={() => refresh.mutate()}>
            Refresh
          </Button>
        </WideOnly>
      </DashboardHeader>
      <DashboardTop>
        <FiguresNotice {...figures} />
        <StatRow>
          <FigureStat
            name="activeProjects"
            label="Active Projects"
            figure={figureOf('activeProjects')}
            sample={sample}
            detail={withWords('conversionRate', conversion, 'conversion rate')}
          />
          <FigureStat
            name="escrowExposure"
            label="Escrow Exposure"
            figure={figureOf('escrowExposure')}
            sample={sample}
            detail={
              <>
                {withWords('exposureInCash', figureOf('exposureInCash'), 'in cash, ')}
                {withWords('exposureOnCredit', figureOf('exposureOnCredit'), 'on credit')}
                {figureOf('exposureOnCredit') ? <br /> : null}
                {withWords('activeFabricators', shops, 'fabricators')}
              </>
            }
          />
          <FigureStat
            name="avgFulfillmentTime"
            label="Avg Fulfillment"
            figure={figureOf('avgFulfillmentTime')}
            sample={sample}
            detail="from order to delivery"
          />
          <FigureStat
            name="activeDisputes"
            label="Active Disputes"
            figure={figureOf('activeDisputes')}
            sample={sample}
            detail={withWords('disputeRate', disputed, 'dispute rate')}
          />
        </StatRow>
      </DashboardTop>
      <DashboardTabs label="Admin dashboard" tabs={ADMIN_TABS} value={tab} onValueChange={openTab} />
      <FigureDrawer />
    </div>
  )
}

/** A second figure below the first: '76.5% conversion rate'. */
function withWords(name: MetricName, figure: { readonly value: number | null } | undefined, words: string) {
  return figure ? (
    <>
      <FigureValue name={name} value={figure.value} /> {words}
    </>
  ) : null
}
