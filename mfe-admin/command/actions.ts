/** A place or a thing to do that the command bar finds by its words. */
export interface CommandAction {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly href: string
}

const action = (title: string, detail: string, href: string): CommandAction => ({ id: href, title, detail, href })

/** Where operators go; each screen and tab once. */
export const COMMAND_ACTIONS: readonly CommandAction[] = [
  action('Admin dashboard', 'Overview of the network', '/admin'),
  action('Control center', 'Figures, alerts and system', '/admin-dashboard'),
  action('Builders', 'Credit, balances, override a tier', '/admin?tab=builders'),
  action('Fabricators', 'Status, quality and capacity', '/admin?tab=fabricators'),
  action('Projects', 'Orders, deadlines and money', '/admin?tab=projects'),
  action('Routing', 'Decisions and weights', '/admin?tab=routing'),
  action('Review credit applications', 'Approve, reject or override', '/admin-dashboard?tab=applications&status=pending'),
  action('Review network applications', 'Fabricators and partners', '/admin-dashboard?tab=network-applications'),
  action('Quotes', 'Issued quotes and their review', '/admin-dashboard?tab=quotes'),
  action('Uploaded plans', 'Files of builders', '/admin-dashboard?tab=plans'),
  action('Bill of materials', 'Plans, distributors, prices', '/admin-dashboard?tab=bom'),
  action('Financials', 'What the ledger moved', '/admin-dashboard?tab=financials'),
  action('System', 'Uptime, clear cache, export logs', '/admin-dashboard?tab=system'),
  action('Audit trail', 'Who did what, when and why', '/admin-dashboard?tab=audit'),
  action('Analytics', 'Funnel, cohorts, lead time', '/analytics'),
  action('Payments', 'Escrow, transactions, factoring', '/payments'),
  action('Content', 'Pages and posts', '/content-management'),
  action('Investor metrics', 'Readiness and checklist', '/yc-dashboard'),
]

/** The actions whose words hold every typed word; all of them when nothing is typed. */
export function matchingActions(text: string, actions: readonly CommandAction[] = COMMAND_ACTIONS): readonly CommandAction[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ title, detail }) => words.every((word) => `${title} ${detail}`.toLowerCase().includes(word)))
}
