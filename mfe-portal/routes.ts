import type { RouteMeta } from '@framewell/domain/releases/shell'

/** The paths this remote owns; the release manifest carries them. A CMS page at the same path goes first and shows the widget of it. */
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
    path: '/reset-password',
    title: 'Reset your password',
    description: 'A new password by a link that we mail to the address of your account.',
    chrome: 'site',
    indexed: false,
  },
]

/** What an editor can place on a page as `mfe-portal/{widget}`; each has its component in app.tsx. */
export const widgets: readonly string[] = ['pre-qualify', 'qualification', 'terms']
