/** The tabs of /admin, in order. */
export const ADMIN_TABS = ['overview', 'builders', 'fabricators', 'projects', 'routing', 'disputes'] as const

/** The tabs of /admin-dashboard with their parts, in order. */
export const CONTROL_TABS = [
  'overview',
  'builders',
  'applications',
  'network-applications',
  'fabricators',
  'routing',
  'bom',
  'quotes',
  'plans',
  'projects',
  'production',
  'disputes',
  'financials',
  'invoices',
  'bank',
  'payouts',
  'bank-details',
  'factoring',
  'ledger',
  'system',
  'outbox',
  'templates',
  'keys',
  'webhooks',
  'invitations',
  'directory',
  'personal-data',
  'audit',
] as const
export type ControlTab = (typeof CONTROL_TABS)[number]
