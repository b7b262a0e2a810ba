import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { useTab } from '@framewell/remote-kit/address/useTab'
import { styled } from 'styled-components'
import { FigureDrawer } from '../insights/FigureDrawer'
import { useLiveFigures } from '../insights/useLiveFigures'
import { ControlCenterHeader } from './ControlCenterHeader'
import { ControlHeadline } from './ControlHeadline'
import { DashboardTabs, DashboardTop } from './DashboardTabs'
import { CONTROL_SECTIONS, CONTROL_TABS } from './tabs'

/** /admin-dashboard: the operators' control center. The open tab is in the URL. */
export const ControlCenterPage = () => {
  const { tab, openTab } = useTab(CONTROL_TABS.map(({ value }) => value))
  useLiveFigures()
  const open = CONTROL_SECTIONS.find(({ parts }) => parts.some(({ value }) => value === tab))
  const tabs = CONTROL_SECTIONS.map(({ label, parts }) => ({
    value: parts[0].value,
    label,
    content:
      parts.length === 1 ? (
        parts[0].content
      ) : (
        <Tabs label={`${label}: parts`} look="pills" tabs={parts} value={tab} onValueChange={openTab} />
      ),
  }))
  return (
    <Page>
      <ControlCenterHeader />
      <DashboardTop>
        <ControlHeadline />
      </DashboardTop>
      <DashboardTabs label="Control center" tabs={tabs} value={open?.parts[0].value ?? tab} onValueChange={openTab} />
      <FigureDrawer />
    </Page>
  )
}

/** One box: the header is sticky within it, and a wide table scrolls without widening it. */
const Page = styled.div`
  min-width: 0;
`
