/** A screen or action that the command bar finds by its text. */
export interface CommandAction {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly href: string
}

const action = (title: string, detail: string, href: string): CommandAction => ({ id: href, title, detail, href })

/** All operator destinations; each screen and tab once. */
export const COMMAND_ACTIONS: readonly CommandAction[] = [
  action('Admin dashboard', 'Overview of the network', '/admin'),
  action('Control center', 'Figures, alerts and system', '/admin-dashboard'),
  action('Builders', 'Credit, balances, override a tier', '/admin?tab=builders'),
  action('Fabricators', 'Status, quality and capacity', '/admin?tab=fabricators'),
  action('Projects', 'Orders, deadlines and money', '/admin?tab=projects'),
  action('Routing', 'Decisions and weights', '/admin?tab=routing'),
  action('Disputes', 'Evidence, conversation, decision', '/admin?tab=disputes'),
  action('Review credit applications', 'Approve, reject or override', '/admin-dashboard?tab=applications&status=pending'),
  action('Review network applications', 'Fabricators and partners', '/admin-dashboard?tab=network-applications'),
  action('Quotes', 'Issued quotes and their review', '/admin-dashboard?tab=quotes'),
  action('Uploaded plans', 'Files of builders', '/admin-dashboard?tab=plans'),
  action('Bill of materials', 'Plans, distributors, prices', '/admin-dashboard?tab=bom'),
  action('Productions', 'Milestones of started plans', '/admin-dashboard?tab=production'),
  action('Financials', 'What the ledger moved', '/admin-dashboard?tab=financials'),
  action('Invoices', 'What builders owe and paid', '/admin-dashboard?tab=invoices'),
  action('Bank', 'Import a statement, match money', '/admin-dashboard?tab=bank'),
  action('Payouts', 'Runs to fabricators', '/admin-dashboard?tab=payouts'),
  action('Bank details', 'Confirm where companies are paid', '/admin-dashboard?tab=bank-details'),
  action('Early payout', 'Decide what shops ask for', '/admin-dashboard?tab=factoring'),
  action('Ledger', 'Every entry of every account', '/admin-dashboard?tab=ledger'),
  action('System', 'Uptime, clear cache, export logs', '/admin-dashboard?tab=system'),
  action('Outbox', 'Mails and text messages, send again', '/admin-dashboard?tab=outbox'),
  action('Mail templates', 'Words of every mail', '/admin-dashboard?tab=templates'),
  action('API keys', 'Issue and revoke keys of systems', '/admin-dashboard?tab=keys'),
  action('Webhooks', 'Endpoints, deliveries, replay', '/admin-dashboard?tab=webhooks'),
  action('Invitations', 'Who was invited into which company; invite a person', '/admin-dashboard?tab=invitations'),
  action('Company directory', 'Sign-in of a company, its groups and roles', '/admin-dashboard?tab=directory'),
  action('Personal data', 'Export or forget a person', '/admin-dashboard?tab=personal-data'),
  action('Audit trail', 'Who did what, when and why', '/admin-dashboard?tab=audit'),
  action('Analytics', 'Funnel, cohorts, lead time', '/analytics'),
  action('Payments', 'Escrow, transactions, factoring', '/payments'),
  action('Content', 'Pages and posts', '/content-management'),
  action('Investor metrics', 'Readiness and checklist', '/yc-dashboard'),
]

/** The actions that match every typed word; all actions when the input is empty. */
export function matchingActions(text: string, actions: readonly CommandAction[] = COMMAND_ACTIONS): readonly CommandAction[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ title, detail }) => words.every((word) => `${title} ${detail}`.toLowerCase().includes(word)))
}
