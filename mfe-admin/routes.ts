import type { RouteMeta } from '@framewell/domain/releases/shell'

/** The paths this remote owns; the release manifest includes them. Each has its screen in app.tsx. */
export const routes: readonly RouteMeta[] = [
  { path: '/admin-login', title: 'Admin sign-in', description: 'Sign-in for operators of the network.', chrome: 'none', indexed: false },
  {
    path: '/admin',
    title: 'Admin Dashboard',
    description: 'Builders, fabricators and projects of the network.',
    chrome: 'none',
    indexed: false,
  },
  {
    path: '/admin-dashboard',
    title: 'Admin Control Center',
    description: 'Figures, alerts, applications and the system.',
    chrome: 'none',
    indexed: false,
  },
  {
    path: '/analytics',
    title: 'Analytics',
    description: 'Qualification, fulfillment and routing over time.',
    chrome: 'none',
    indexed: false,
  },
  {
    path: '/yc-dashboard',
    title: 'Metrics Dashboard: Framewell in figures',
    description: 'Revenue, users, leads, quotes and contracts of the platform, computed from its own records, with a readiness score.',
    chrome: 'site',
    indexed: true,
  },
  { path: '/content-management', title: 'Content', description: 'Pages and posts of the site.', chrome: 'none', indexed: false },
]
