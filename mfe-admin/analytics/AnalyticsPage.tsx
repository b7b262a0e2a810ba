import { Button } from '@framewell/design-system/elements/button/Button'
import { useTab } from '@framewell/remote-kit/address/useTab'
import { RotateCw } from 'lucide-react'
import { CommandBar } from '../command/CommandBar'
import { DashboardHeader } from '../dashboard/DashboardHeader'
import { DashboardTabs } from '../dashboard/DashboardTabs'
import { useRefresh } from '../dashboard/useRefresh'
import { FigureDrawer } from '../insights/FigureDrawer'
import { useLiveFigures } from '../insights/useLiveFigures'
import { AnalyticsOverviewTab } from './AnalyticsOverviewTab'
import { ConversionTab } from './ConversionTab'
import { PerformanceTab } from './PerformanceTab'
import { ProjectAnalyticsTab } from './ProjectAnalyticsTab'

const tabs = [
  { value: 'overview', label: 'Overview', content: <AnalyticsOverviewTab /> },
  { value: 'conversion', label: 'Conversion', content: <ConversionTab /> },
  { value: 'fabricators', label: 'Fabricators', content: <PerformanceTab /> },
  { value: 'projects', label: 'Projects', content: <ProjectAnalyticsTab /> },
]
const values = tabs.map(({ value }) => value)

/** /analytics: qualification, fulfillment and routing over time. */
export const AnalyticsPage = () => {
  const { tab, openTab } = useTab(values)
  const refresh = useRefresh()
  useLiveFigures()
  return (
    <div>
      <DashboardHeader title="Analytics">
        <CommandBar />
        <Button size="small" icon={<RotateCw />} pending={refresh.isPending} pendingText="Refreshing..." onClick={() => refresh.mutate()}>
          Refresh
        </Button>
      </DashboardHeader>
      <DashboardTabs label="Analytics" tabs={tabs} value={tab} onValueChange={openTab} />
      <FigureDrawer />
    </div>
  )
}
