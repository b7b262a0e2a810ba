import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { Tab } from '@framewell/design-system/elements/tabs/Tabs'
import { later } from '@framewell/remote-kit/shell/later'
import type { ComponentType } from 'react'

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

/** A tab whose code loads when it is opened, or when the pointer is over it. */
function opened(load: () => Promise<ComponentType>): Pick<Tab, 'content' | 'ready'> {
  const Content = later(load, <Skeleton shape="block" height="24rem" />)
  return { content: <Content />, ready: Content.ready }
}

const WebhooksScreen = opened(async () => (await import('@framewell/remote-kit/webhooks/WebhooksScreen')).WebhooksScreen)
const DirectoryTab = opened(async () => (await import('../accounts/DirectoryTab')).DirectoryTab)
const AuditTab = opened(async () => (await import('../audit/AuditTab')).AuditTab)
const BomTab = opened(async () => (await import('../bom/BomTab')).BomTab)
const ApplicationsTab = opened(async () => (await import('../credit/ApplicationsTab')).ApplicationsTab)
const FinancialsTab = opened(async () => (await import('../financials/FinancialsTab')).FinancialsTab)
const SystemTab = opened(async () => (await import('../health/SystemTab')).SystemTab)
const KeysTab = opened(async () => (await import('../keys/KeysTab')).KeysTab)
const FabricatorsTab = opened(async () => (await import('../network/FabricatorsTab')).FabricatorsTab)
const NetworkApplicationsTab = opened(async () => (await import('../network/NetworkApplicationsTab')).NetworkApplicationsTab)
const RoutingTab = opened(async () => (await import('../network/RoutingTab')).RoutingTab)
const ShopPricesTab = opened(async () => (await import('../network/ShopPricesTab')).ShopPricesTab)
const OutboxTab = opened(async () => (await import('../notifications/OutboxTab')).OutboxTab)
const TemplatesTab = opened(async () => (await import('../notifications/TemplatesTab')).TemplatesTab)
const InvitationsTab = opened(async () => (await import('../parties/InvitationsTab')).InvitationsTab)
const BankDetailsTab = opened(async () => (await import('../payments/BankDetailsTab')).BankDetailsTab)
const BankTab = opened(async () => (await import('../payments/BankTab')).BankTab)
const BooksTab = opened(async () => (await import('../payments/BooksTab')).BooksTab)
const DisputesTab = opened(async () => (await import('../payments/DisputesTab')).DisputesTab)
const FactoringTab = opened(async () => (await import('../payments/FactoringTab')).FactoringTab)
const InvoicesTab = opened(async () => (await import('../payments/InvoicesTab')).InvoicesTab)
const LedgerTab = opened(async () => (await import('../payments/LedgerTab')).LedgerTab)
const PayeesTab = opened(async () => (await import('../payments/PayeesTab')).PayeesTab)
const PayoutsTab = opened(async () => (await import('../payments/PayoutsTab')).PayoutsTab)
const ReceivablesTab = opened(async () => (await import('../payments/ReceivablesTab')).ReceivablesTab)
const PersonalDataTab = opened(async () => (await import('../privacy/PersonalDataTab')).PersonalDataTab)
const ProductionTab = opened(async () => (await import('../production/ProductionTab')).ProductionTab)
const PlanFilesTab = opened(async () => (await import('../quotes/PlanFilesTab')).PlanFilesTab)
const QuotesTab = opened(async () => (await import('../quotes/QuotesTab')).QuotesTab)
const BuildersTab = opened(async () => (await import('../records/BuildersTab')).BuildersTab)
const ProjectsTab = opened(async () => (await import('../records/ProjectsTab')).ProjectsTab)
const TasksTab = opened(async () => (await import('../tasks/TasksTab')).TasksTab)
const SalesTaxTab = opened(async () => (await import('../tax/SalesTaxTab')).SalesTaxTab)
const AdminOverviewTab = opened(async () => (await import('./AdminOverviewTab')).AdminOverviewTab)
const ControlOverviewTab = opened(async () => (await import('./ControlOverviewTab')).ControlOverviewTab)

/** The tabs of /admin, in order. */
export const ADMIN_TABS: readonly DashboardTab[] = [
  { value: 'overview', label: 'Overview', detail: null, ...AdminOverviewTab },
  { value: 'builders', label: 'Builders', detail: 'Credit, balances, override a tier', ...BuildersTab },
  { value: 'fabricators', label: 'Fabricators', detail: 'Status, quality and capacity', ...FabricatorsTab },
  { value: 'projects', label: 'Projects', detail: 'Orders, deadlines and money', ...ProjectsTab },
  { value: 'routing', label: 'Routing', detail: 'Decisions and weights', ...RoutingTab },
  { value: 'disputes', label: 'Disputes', detail: 'Evidence, conversation, decision', ...DisputesTab },
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
      { value: 'overview', label: 'Overview', detail: null, ...ControlOverviewTab },
      { value: 'tasks', label: 'To do', detail: 'What needs an operator, by deadline', ...TasksTab },
    ],
  },
  { label: 'Builders', parts: [{ value: 'builders', label: 'Builders', detail: null, ...BuildersTab }] },
  {
    label: 'Applications',
    parts: [
      {
        value: 'applications',
        label: 'Credit',
        title: 'Review credit applications',
        detail: 'Approve, reject or override',
        query: '&status=pending',
        ...ApplicationsTab,
      },
      {
        value: 'network-applications',
        label: 'Network',
        title: 'Review network applications',
        detail: 'Fabricators and partners',
        ...NetworkApplicationsTab,
      },
    ],
  },
  {
    label: 'Fabricators',
    parts: [
      { value: 'fabricators', label: 'Shops', detail: null, ...FabricatorsTab },
      {
        value: 'shop-prices',
        label: 'Prices',
        title: 'Shop prices',
        detail: 'Decide price lists and quotes of shops',
        ...ShopPricesTab,
      },
      { value: 'routing', label: 'Routing', detail: null, ...RoutingTab },
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
        ...BomTab,
      },
      { value: 'quotes', label: 'Quotes', detail: 'Issued quotes and their review', ...QuotesTab },
      { value: 'plans', label: 'Uploaded plans', detail: 'Files of builders', ...PlanFilesTab },
    ],
  },
  {
    label: 'Projects',
    parts: [
      { value: 'projects', label: 'Orders', detail: null, ...ProjectsTab },
      { value: 'production', label: 'Production', title: 'Productions', detail: 'Milestones of started plans', ...ProductionTab },
      { value: 'disputes', label: 'Disputes', detail: null, ...DisputesTab },
    ],
  },
  {
    label: 'Financials',
    parts: [
      { value: 'financials', label: 'Figures', title: 'Financials', detail: 'What the ledger moved', ...FinancialsTab },
      { value: 'invoices', label: 'Invoices', detail: 'What builders owe and paid', ...InvoicesTab },
      { value: 'receivables', label: 'Receivables', detail: 'Open invoices against the ledger', ...ReceivablesTab },
      { value: 'sales-tax', label: 'Sales tax', detail: 'What is payable, by jurisdiction', ...SalesTaxTab },
      { value: 'bank', label: 'Bank', detail: 'Import a statement, match money', ...BankTab },
      { value: 'payouts', label: 'Payouts', detail: 'Runs to fabricators', ...PayoutsTab },
      { value: 'bank-details', label: 'Bank details', detail: 'Confirm where companies are paid', ...BankDetailsTab },
      { value: 'factoring', label: 'Early payout', detail: 'Decide what shops ask for', ...FactoringTab },
      { value: 'payees', label: '1099 totals', detail: 'What shops were paid in a year, missing W-9s', ...PayeesTab },
      { value: 'books', label: 'Books', detail: 'Trial balance, profit and loss, close a month, export', ...BooksTab },
      { value: 'ledger', label: 'Ledger', detail: 'Every entry of every account', ...LedgerTab },
    ],
  },
  {
    label: 'System',
    parts: [
      { value: 'system', label: 'Health', title: 'System', detail: 'Uptime, clear cache, export logs', ...SystemTab },
      { value: 'outbox', label: 'Outbox', detail: 'Mails and text messages, send again', ...OutboxTab },
      { value: 'templates', label: 'Mail templates', detail: 'Words of every mail', ...TemplatesTab },
      { value: 'keys', label: 'API keys', detail: 'Issue and revoke keys of systems', ...KeysTab },
      { value: 'webhooks', label: 'Webhooks', detail: 'Endpoints, deliveries, replay', ...WebhooksScreen },
      {
        value: 'invitations',
        label: 'Invitations',
        detail: 'Who was invited into which company; invite a person',
        ...InvitationsTab,
      },
      {
        value: 'directory',
        label: 'Company directory',
        detail: 'Sign-in of a company, its groups and roles',
        ...DirectoryTab,
      },
      { value: 'personal-data', label: 'Personal data', detail: 'Export or forget a person', ...PersonalDataTab },
      { value: 'audit', label: 'Audit trail', detail: 'Who did what, when and why', ...AuditTab },
    ],
  },
]

/** Every tab of /admin-dashboard. */
export const CONTROL_TABS: readonly DashboardTab[] = CONTROL_SECTIONS.flatMap(({ parts }) => parts)
