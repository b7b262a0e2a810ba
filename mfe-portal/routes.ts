import type { RouteMeta, WidgetMeta } from '@framewell/domain/releases/shell'

/** The paths this remote owns; the release manifest includes them. A CMS page at the same path takes precedence and shows the widget. */
export const routes: readonly RouteMeta[] = [
  {
    path: '/qualification',
    title: 'Pre-Qualify in 60 Seconds',
    description: 'Five answers about your project give a preliminary credit tier and limit at once. No obligation, no credit check.',
    chrome: 'site',
    indexed: true,
  },
  {
    path: '/terms',
    title: 'Credit terms and tiers',
    description: 'Payment terms, limits, benefits and upgrade paths of the four credit tiers, and the terms of your own decision.',
    chrome: 'site',
    indexed: true,
  },
  { path: '/sign-in', title: 'Sign in', description: 'Sign-in for builders and fabrication partners.', chrome: 'site', indexed: false },
  {
    path: '/stop-bank-account',
    title: 'Stop a bank account',
    description: 'Where an owner stops a new bank account.',
    chrome: 'site',
    indexed: false,
  },
  { path: '/join', title: 'Join a company', description: 'Where an invitation is accepted.', chrome: 'site', indexed: false },
  { path: '/account', title: 'Your account', description: 'Your decisions, quotes and productions.', chrome: 'site', indexed: false },
  {
    path: '/company-people',
    title: 'People of your company',
    description: 'Who acts for your company, and who was invited to.',
    chrome: 'site',
    indexed: false,
  },
  {
    path: '/account-security',
    title: 'Sign-in and security',
    description: 'How you sign in, and where you are signed in.',
    chrome: 'site',
    indexed: false,
  },
  {
    path: '/account-address',
    title: 'Your email address',
    description: 'Where a mailed link confirms an address, or stops its change.',
    chrome: 'site',
    indexed: false,
  },
  {
    path: '/webhooks',
    title: 'Webhooks',
    description: "Where a company's own systems hear of its orders and payments.",
    chrome: 'site',
    indexed: false,
  },
  {
    path: '/micro-frontends',
    title: 'Micro-frontends',
    description: 'Where a team sees its releases, and how they do on visitors’ pages.',
    chrome: 'site',
    indexed: false,
  },
  {
    path: '/notification-settings',
    title: 'Notification settings',
    description: 'How and when we notify you.',
    chrome: 'site',
    indexed: false,
  },
  {
    path: '/reset-password',
    title: 'Reset your password',
    description: 'A new password by a link that we mail to the address of your account.',
    chrome: 'site',
    indexed: false,
  },
  {
    path: '/production-network',
    title: 'Production network',
    description:
      'The shops that make steel frames: where they are, how busy they are this week, how good their work is, and how a project finds its best one.',
    chrome: 'site',
    indexed: true,
  },
  {
    path: '/partner-onboarding',
    title: 'Join the production network',
    description:
      'Six steps for shops that roll and panelize steel frames: company, place and capacity, quality, service regions, terms and references.',
    chrome: 'site',
    indexed: true,
  },
  {
    path: '/enhanced-partner-onboarding',
    title: 'Become a network partner',
    description:
      'The application for roll-form operators, lumber yards, resellers and brokers: business, details, references and a signed agreement in four steps.',
    chrome: 'site',
    indexed: true,
    query: ['step'],
  },
  {
    path: '/network-partners',
    title: 'Partners for steel-framed homes',
    description:
      'Verified lumber yards, installers, engineers, architects and manufacturers who work with steel frames, and how to become one of them.',
    chrome: 'site',
    indexed: true,
    query: ['kind', 'state', 'specialty'],
  },
  { path: '/order-tracking', title: 'Order tracking', description: 'The status of your orders.', chrome: 'site', indexed: false },
  { path: '/builder-dashboard', title: 'Builder dashboard', description: 'One order at a glance.', chrome: 'site', indexed: false },
  {
    path: '/developments',
    title: 'Developments',
    description: 'Lots that you plan, quote and order together.',
    chrome: 'site',
    indexed: false,
  },
  {
    path: '/place-order',
    title: 'Place your order',
    description: 'Where an order is placed, read and signed.',
    chrome: 'site',
    indexed: false,
  },
  {
    path: '/engineering-review',
    title: 'Engineering review',
    description: 'Where an engineer reviews and approves an order.',
    chrome: 'site',
    indexed: false,
  },
  { path: '/payments', title: 'Payments', description: 'Payments and balances of your projects.', chrome: 'site', indexed: false },
  { path: '/shop', title: 'Your shop', description: 'Capacity, documents and quality of your shop.', chrome: 'site', indexed: false },
]

/** Widgets an editor can place on a page as `mfe-portal/{widget}`; each has its component in app.tsx. */
export const widgets: readonly WidgetMeta[] = [
  { name: 'pre-qualify', title: 'Pre-qualification, compact', thumbnail: 'credit/pre-qualify.svg' },
  { name: 'qualification', title: 'Pre-qualification form', thumbnail: 'credit/qualification.svg' },
  { name: 'terms', title: 'Credit terms by tier', thumbnail: 'credit/terms.svg' },
]
