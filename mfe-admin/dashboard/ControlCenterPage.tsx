import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { useTab } from '@framewell/remote-kit/address/useTab'
import { styled } from 'styled-components'
import { AuditTab } from '../audit/AuditTab'
import { ApplicationsTab } from '../credit/ApplicationsTab'
import { SystemTab } from '../health/SystemTab'
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

const tabs = [
  { value: 'applications', label: 'Applications', content: <ApplicationsTab /> },
  { value: 'quotes', label: 'Quotes', content: <QuotesTab /> },
  { value: 'plans', label: 'Uploaded plans', content: <PlanFilesTab /> },
  { value: 'production', label: 'Production', content: <ProductionTab /> },
  { value: 'network-applications', label: 'Network applications', content: <NetworkApplicationsTab /> },
  { value: 'fabricators', label: 'Fabricators', content: <FabricatorsTab /> },
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
  { value: 'audit', label: 'Audit trail', content: <AuditTab /> },
  { value: 'system', label: 'System', content: <SystemTab /> },
]
const values = tabs.map(({ value }) => value)

/** /admin-dashboard: the operators' control center. A tab is listed once it works; the open one stands in the address. */
export const ControlCenterPage = () => {
  const { tab, openTab } = useTab(values)
  return (
    <Page>
      <ControlCenterHeader />
      <Sections label="Control center" tabs={tabs} value={tab} onValueChange={openTab} />
    </Page>
  )
}

/** One box: the header sticks within it, and a wide table scrolls instead of widening it. */
const Page = styled.div`
  min-width: 0;
`

const Sections = styled(Tabs)`
  & > [role='tablist'] {
    padding-inline: var(--space-6);
    background: var(--color-surface);
  }
  & > [role='tabpanel'] {
    max-width: 90rem;
    margin-inline: auto;
    padding: var(--space-6) var(--space-7) var(--space-16);
  }
  ${media.phone} {
    & > [role='tablist'] {
      padding-inline: var(--space-1);
    }
    & > [role='tabpanel'] {
      padding: var(--space-4);
    }
  }
`
