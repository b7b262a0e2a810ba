import type { Tab } from '@framewell/design-system/elements/tabs/Tabs'
import { WebhooksScreen } from '@framewell/remote-kit/webhooks/WebhooksScreen'
import { DirectoryTab } from '../accounts/DirectoryTab'
import { AuditTab } from '../audit/AuditTab'
import { BomTab } from '../bom/BomTab'
import { ApplicationsTab } from '../credit/ApplicationsTab'
import { FinancialsTab } from '../financials/FinancialsTab'
import { SystemTab } from '../health/SystemTab'
import { KeysTab } from '../keys/KeysTab'
import { FabricatorsTab } from '../network/FabricatorsTab'
import { NetworkApplicationsTab } from '../network/NetworkApplicationsTab'
import { RoutingTab } from '../network/RoutingTab'
import { ShopPricesTab } from '../network/ShopPricesTab'
import { OutboxTab } from '../notifications/OutboxTab'
import { TemplatesTab } from '../notifications/TemplatesTab'
import { InvitationsTab } from '../parties/InvitationsTab'
import { BankDetailsTab } from '../payments/BankDetailsTab'
import { BankTab } from '../payments/BankTab'
import { BooksTab } from '../payments/BooksTab'
import { DisputesTab } from '../payments/DisputesTab'
import { FactoringTab } from '../payments/FactoringTab'
import { InvoicesTab } from '../payments/InvoicesTab'
import { LedgerTab } from '../payments/LedgerTab'
import { PayeesTab } from '../payments/PayeesTab'
import { PayoutsTab } from '../payments/PayoutsTab'
import { ReceivablesTab } from '../payments/ReceivablesTab'
import { PersonalDataTab } from '../privacy/PersonalDataTab'
import { ProductionTab } from '../production/ProductionTab'
import { PlanFilesTab } from '../quotes/PlanFilesTab'
import { QuotesTab } from '../quotes/QuotesTab'
import { BuildersTab } from '../records/BuildersTab'
import { ProjectsTab } from '../records/ProjectsTab'
import { TasksTab } from '../tasks/TasksTab'
import { SalesTaxTab } from '../tax/SalesTaxTab'
import { AdminOverviewTab } from './AdminOverviewTab'
import { ControlOverviewTab } from './ControlOverviewTab'

/** A tab of a dashboard. `value` is its name in the address. */
export interface DashboardTab extends Tab {
  readonly label: string
  /** What the command bar says about it; null when the bar does not list it: an overview, or a tab that it opens on /admin. */
  readonly detail: string | null
  /** Its name in the command bar where that is not the label. */
  readonly title?: string
  /** A filter that the command bar opens it with: `&status=pending`. */
  readonly query?: string
}

/** The tabs of /admin, in order. */
export const ADMIN_TABS: readonly DashboardTab[] = [
  { value: 'overview', label: 'Overview', detail: null, content: <AdminOverviewTab /> },
  { value: 'builders', label: 'Builders', detail: 'Credit, balances, override a tier', content: <BuildersTab /> },
  { value: 'fabricators', label: 'Fabricators', detail: 'Status, quality and capacity', content: <FabricatorsTab /> },
  { value: 'projects', label: 'Projects', detail: 'Orders, deadlines and money', content: <ProjectsTab /> },
  { value: 'routing', label: 'Routing', detail: 'Decisions and weights', content: <RoutingTab /> },
  { value: 'disputes', label: 'Disputes', detail: 'Evidence, conversation, decision', content: <DisputesTab /> },
]

interface Section {
  readonly label: string
  /** A section of several parts opens with its first. */
  readonly parts: readonly [DashboardTab, ...DashboardTab[]]
}

/** The tabs of /admin-dashboard, in order. A new list is one line here. */
export const CONTROL_SECTIONS: readonly Section[] = [
  {
    label: 'Overview',
    parts: [
      { value: 'overview', label: 'Overview', detail: null, content: <ControlOverviewTab /> },
      { value: 'tasks', label: 'To do', detail: 'What needs an operator, by deadline', content: <TasksTab /> },
    ],
  },
  { label: 'Builders', parts: [{ value: 'builders', label: 'Builders', detail: null, content: <BuildersTab /> }] },
  {
    label: 'Applications',
    parts: [
      {
        value: 'applications',
        label: 'Credit',
        title: 'Review credit applications',
        detail: 'Approve, reject or override',
        query: '&status=pending',
        content: <ApplicationsTab />,
      },
      {
        value: 'network-applications',
        label: 'Network',
        title: 'Review network applications',
        detail: 'Fabricators and partners',
        content: <NetworkApplicationsTab />,
      },
    ],
  },
  {
    label: 'Fabricators',
    parts: [
      { value: 'fabricators', label: 'Shops', detail: null, content: <FabricatorsTab /> },
      {
        value: 'shop-prices',
        label: 'Prices',
        title: 'Shop prices',
        detail: 'Decide price lists and quotes of shops',
        content: <ShopPricesTab />,
      },
      { value: 'routing', label: 'Routing', detail: null, content: <RoutingTab /> },
    ],
  },
  {
    label: 'BOM',
    parts: [
      {
        value: 'bom',
        label: 'Plans and prices',
        title: 'Bill of materials',
        detail: 'Plans, distributors, prices',
        content: <BomTab />,
      },
      { value: 'quotes', label: 'Quotes', detail: 'Issued quotes and their review', content: <QuotesTab /> },
      { value: 'plans', label: 'Uploaded plans', detail: 'Files of builders', content: <PlanFilesTab /> },
    ],
  },
  {
    label: 'Projects',
    parts: [
      { value: 'projects', label: 'Orders', detail: null, content: <ProjectsTab /> },
      { value: 'production', label: 'Production', title: 'Productions', detail: 'Milestones of started plans', content: <ProductionTab /> },
      { value: 'disputes', label: 'Disputes', detail: null, content: <DisputesTab /> },
    ],
  },
  {
    label: 'Financials',
    parts: [
      { value: 'financials', label: 'Figures', title: 'Financials', detail: 'What the ledger moved', content: <FinancialsTab /> },
      { value: 'invoices', label: 'Invoices', detail: 'What builders owe and paid', content: <InvoicesTab /> },
      { value: 'receivables', label: 'Receivables', detail: 'Open invoices against the ledger', content: <ReceivablesTab /> },
      { value: 'sales-tax', label: 'Sales tax', detail: 'What is payable, by jurisdiction', content: <SalesTaxTab /> },
      { value: 'bank', label: 'Bank', detail: 'Import a statement, match money', content: <BankTab /> },
      { value: 'payouts', label: 'Payouts', detail: 'Runs to fabricators', content: <PayoutsTab /> },
      { value: 'bank-details', label: 'Bank details', detail: 'Confirm where companies are paid', content: <BankDetailsTab /> },
      { value: 'factoring', label: 'Early payout', detail: 'Decide what shops ask for', content: <FactoringTab /> },
      { value: 'payees', label: '1099 totals', detail: 'What shops were paid in a year, missing W-9s', content: <PayeesTab /> },
      { value: 'books', label: 'Books', detail: 'Trial balance, profit and loss, close a month, export', content: <BooksTab /> },
      { value: 'ledger', label: 'Ledger', detail: 'Every entry of every account', content: <LedgerTab /> },
    ],
  },
  {
    label: 'System',
    parts: [
      { value: 'system', label: 'Health', title: 'System', detail: 'Uptime, clear cache, export logs', content: <SystemTab /> },
      { value: 'outbox', label: 'Outbox', detail: 'Mails and text messages, send again', content: <OutboxTab /> },
      { value: 'templates', label: 'Mail templates', detail: 'Words of every mail', content: <TemplatesTab /> },
      { value: 'keys', label: 'API keys', detail: 'Issue and revoke keys of systems', content: <KeysTab /> },
      { value: 'webhooks', label: 'Webhooks', detail: 'Endpoints, deliveries, replay', content: <WebhooksScreen /> },
      {
        value: 'invitations',
        label: 'Invitations',
        detail: 'Who was invited into which company; invite a person',
        content: <InvitationsTab />,
      },
      {
        value: 'directory',
        label: 'Company directory',
        detail: 'Sign-in of a company, its groups and roles',
        content: <DirectoryTab />,
      },
      { value: 'personal-data', label: 'Personal data', detail: 'Export or forget a person', content: <PersonalDataTab /> },
      { value: 'audit', label: 'Audit trail', detail: 'Who did what, when and why', content: <AuditTab /> },
    ],
  },
]

/** Every tab of /admin-dashboard. */
export const CONTROL_TABS: readonly DashboardTab[] = CONTROL_SECTIONS.flatMap(({ parts }) => parts)
