import { useTab } from '@framewell/remote-kit/address/useTab'
import { WebhooksScreen } from '@framewell/remote-kit/webhooks/WebhooksScreen'
import { styled } from 'styled-components'
import { AuditTab } from '../audit/AuditTab'
import { BomTab } from '../bom/BomTab'
import { ApplicationsTab } from '../credit/ApplicationsTab'
import { BuildersTab } from '../desk/BuildersTab'
import { ProjectsTab } from '../desk/ProjectsTab'
import { FinancialsTab } from '../financials/FinancialsTab'
import { SystemTab } from '../health/SystemTab'
import { FigureDrawer } from '../insights/FigureDrawer'
import { useLiveFigures } from '../insights/useLiveFigures'
import { KeysTab } from '../keys/KeysTab'
import { FabricatorsTab } from '../network/FabricatorsTab'
import { NetworkApplicationsTab } from '../network/NetworkApplicationsTab'
import { RoutingTab } from '../network/RoutingTab'
import { OutboxTab } from '../notifications/OutboxTab'
import { TemplatesTab } from '../notifications/TemplatesTab'
import { BankDetailsTab } from '../payments/BankDetailsTab'
import { BankTab } from '../payments/BankTab'
import { DisputesTab } from '../payments/DisputesTab'
import { FactoringTab } from '../payments/FactoringTab'
import { InvoicesTab } from '../payments/InvoicesTab'
import { LedgerTab } from '../payments/LedgerTab'
import { PayoutsTab } from '../payments/PayoutsTab'
import { ProductionTab } from '../production/ProductionTab'
import { PlanFilesTab } from '../quotes/PlanFilesTab'
import { QuotesTab } from '../quotes/QuotesTab'
import { ControlCenterHeader } from './ControlCenterHeader'
import { ControlHeadline } from './ControlHeadline'
import { ControlOverviewTab } from './ControlOverviewTab'
import { DeskSections, DeskTop } from './DeskSections'

const tabs = [
  { value: 'overview', label: 'Overview', content: <ControlOverviewTab /> },
  { value: 'builders', label: 'Builders', content: <BuildersTab /> },
  { value: 'applications', label: 'Applications', content: <ApplicationsTab /> },
  { value: 'fabricators', label: 'Fabricators', content: <FabricatorsTab /> },
  { value: 'bom', label: 'BOM', content: <BomTab /> },
  { value: 'projects', label: 'Projects', content: <ProjectsTab /> },
  { value: 'financials', label: 'Financials', content: <FinancialsTab /> },
  { value: 'system', label: 'System', content: <SystemTab /> },
  { value: 'quotes', label: 'Quotes', content: <QuotesTab /> },
  { value: 'plans', label: 'Uploaded plans', content: <PlanFilesTab /> },
  { value: 'production', label: 'Production', content: <ProductionTab /> },
  { value: 'network-applications', label: 'Network applications', content: <NetworkApplicationsTab /> },
  { value: 'routing', label: 'Routing', content: <RoutingTab /> },
  { value: 'invoices', label: 'Invoices', content: <InvoicesTab /> },
  { value: 'bank', label: 'Bank', content: <BankTab /> },
  { value: 'payouts', label: 'Payouts', content: <PayoutsTab /> },
  { value: 'bank-details', label: 'Bank details', content: <BankDetailsTab /> },
  { value: 'factoring', label: 'Early payout', content: <FactoringTab /> },
  { value: 'disputes', label: 'Disputes', content: <DisputesTab /> },
  { value: 'ledger', label: 'Ledger', content: <LedgerTab /> },
  { value: 'outbox', label: 'Outbox', content: <OutboxTab /> },
  { value: 'templates', label: 'Mail templates', content: <TemplatesTab /> },
  { value: 'keys', label: 'API keys', content: <KeysTab /> },
  { value: 'webhooks', label: 'Webhooks', content: <WebhooksScreen /> },
  { value: 'audit', label: 'Audit trail', content: <AuditTab /> },
]
const values = tabs.map(({ value }) => value)

/** /admin-dashboard: the operators' control center. The open tab stands in the address. */
export const ControlCenterPage = () => {
  const { tab, openTab } = useTab(values)
  useLiveFigures()
  return (
    <Page>
      <ControlCenterHeader />
      <DeskTop>
        <ControlHeadline />
      </DeskTop>
      <DeskSections label="Control center" tabs={tabs} value={tab} onValueChange={openTab} />
      <FigureDrawer />
    </Page>
  )
}

/** One box: the header sticks within it, and a wide table scrolls instead of widening it. */
const Page = styled.div`
  min-width: 0;
`
