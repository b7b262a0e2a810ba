import { type Tab, Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { useTab } from '@framewell/remote-kit/address/useTab'
import { WebhooksScreen } from '@framewell/remote-kit/webhooks/WebhooksScreen'
import { styled } from 'styled-components'
import { DirectoryTab } from '../accounts/DirectoryTab'
import { AuditTab } from '../audit/AuditTab'
import { BomTab } from '../bom/BomTab'
import { ApplicationsTab } from '../credit/ApplicationsTab'
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
import { InvitationsTab } from '../parties/InvitationsTab'
import { BankDetailsTab } from '../payments/BankDetailsTab'
import { BankTab } from '../payments/BankTab'
import { DisputesTab } from '../payments/DisputesTab'
import { FactoringTab } from '../payments/FactoringTab'
import { InvoicesTab } from '../payments/InvoicesTab'
import { LedgerTab } from '../payments/LedgerTab'
import { PayoutsTab } from '../payments/PayoutsTab'
import { PersonalDataTab } from '../privacy/PersonalDataTab'
import { ProductionTab } from '../production/ProductionTab'
import { PlanFilesTab } from '../quotes/PlanFilesTab'
import { QuotesTab } from '../quotes/QuotesTab'
import { BuildersTab } from '../records/BuildersTab'
import { ProjectsTab } from '../records/ProjectsTab'
import { ControlCenterHeader } from './ControlCenterHeader'
import { ControlHeadline } from './ControlHeadline'
import { ControlOverviewTab } from './ControlOverviewTab'
import { DashboardTabs, DashboardTop } from './DashboardTabs'
import { CONTROL_TABS, type ControlTab } from './tabIds'

type Part = Tab & { readonly value: ControlTab }

/** The dashboard's tabs; one with several parts opens its first. */
const sections: readonly { readonly label: string; readonly parts: readonly [Part, ...Part[]] }[] = [
  { label: 'Overview', parts: [{ value: 'overview', label: 'Overview', content: <ControlOverviewTab /> }] },
  { label: 'Builders', parts: [{ value: 'builders', label: 'Builders', content: <BuildersTab /> }] },
  {
    label: 'Applications',
    parts: [
      { value: 'applications', label: 'Credit', content: <ApplicationsTab /> },
      { value: 'network-applications', label: 'Network', content: <NetworkApplicationsTab /> },
    ],
  },
  {
    label: 'Fabricators',
    parts: [
      { value: 'fabricators', label: 'Shops', content: <FabricatorsTab /> },
      { value: 'routing', label: 'Routing', content: <RoutingTab /> },
    ],
  },
  {
    label: 'BOM',
    parts: [
      { value: 'bom', label: 'Plans and prices', content: <BomTab /> },
      { value: 'quotes', label: 'Quotes', content: <QuotesTab /> },
      { value: 'plans', label: 'Uploaded plans', content: <PlanFilesTab /> },
    ],
  },
  {
    label: 'Projects',
    parts: [
      { value: 'projects', label: 'Orders', content: <ProjectsTab /> },
      { value: 'production', label: 'Production', content: <ProductionTab /> },
      { value: 'disputes', label: 'Disputes', content: <DisputesTab /> },
    ],
  },
  {
    label: 'Financials',
    parts: [
      { value: 'financials', label: 'Figures', content: <FinancialsTab /> },
      { value: 'invoices', label: 'Invoices', content: <InvoicesTab /> },
      { value: 'bank', label: 'Bank', content: <BankTab /> },
      { value: 'payouts', label: 'Payouts', content: <PayoutsTab /> },
      { value: 'bank-details', label: 'Bank details', content: <BankDetailsTab /> },
      { value: 'factoring', label: 'Early payout', content: <FactoringTab /> },
      { value: 'ledger', label: 'Ledger', content: <LedgerTab /> },
    ],
  },
  {
    label: 'System',
    parts: [
      { value: 'system', label: 'Health', content: <SystemTab /> },
      { value: 'outbox', label: 'Outbox', content: <OutboxTab /> },
      { value: 'templates', label: 'Mail templates', content: <TemplatesTab /> },
      { value: 'keys', label: 'API keys', content: <KeysTab /> },
      { value: 'webhooks', label: 'Webhooks', content: <WebhooksScreen /> },
      { value: 'invitations', label: 'Invitations', content: <InvitationsTab /> },
      { value: 'directory', label: 'Company directory', content: <DirectoryTab /> },
      { value: 'personal-data', label: 'Personal data', content: <PersonalDataTab /> },
      { value: 'audit', label: 'Audit trail', content: <AuditTab /> },
    ],
  },
]

/** /admin-dashboard: the operators' control center. The open tab is in the URL. */
export const ControlCenterPage = () => {
  const { tab, openTab } = useTab(CONTROL_TABS)
  useLiveFigures()
  const open = sections.find(({ parts }) => parts.some(({ value }) => value === tab))
  const tabs = sections.map(({ label, parts }) => ({
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
