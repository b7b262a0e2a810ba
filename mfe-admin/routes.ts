import type { RouteMeta } from '@framewell/domain/releases/shell'

const dashboard = {
  title: 'Admin Control Center',
  description: 'Credit applications and their review.',
  chrome: 'none',
  indexed: false,
} as const

/** The paths this remote owns; the release manifest carries them. Each has its screen in app.tsx. */
export const routes: readonly RouteMeta[] = [
  { path: '/admin-login', title: 'Admin sign-in', description: 'Sign-in for operators of the network.', chrome: 'none', indexed: false },
  { path: '/admin', ...dashboard },
  { path: '/admin-dashboard', ...dashboard },
  { path: '/content-management', title: 'Content', description: 'Pages and posts of the site.', chrome: 'none', indexed: false },
]
