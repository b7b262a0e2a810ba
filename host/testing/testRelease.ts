import type { LiveRelease } from '@framewell/domain/releases/manifest'

const hash = `sha384-${'A'.repeat(64)}`

/** A live release of mfe-portal with a public route, a private one and one that a redirect hides. */
export function testRelease(version = '1.0.0-abcdef'): LiveRelease {
  const route = { title: 'Order', description: 'One order.', chrome: 'site' as const }
  return {
    id: version,
    remote: 'mfe-portal',
    version,
    contract: 1,
    entry: 'remoteEntry.js',
    preload: ['remoteEntry.js'],
    files: { 'remoteEntry.js': hash },
    shared: { react: '19.3.1' },
    routes: [
      { ...route, path: '/orders/:id', indexed: false },
      { ...route, path: '/tracking', title: 'Tracking', indexed: true },
      { ...route, path: '/admin-login', indexed: false },
      { ...route, path: '/terms', indexed: true },
    ],
    widgets: ['pre-qualify'],
    builtAt: '2026-11-20T08:00:00.000Z',
    baseUrl: `/releases/mfe-portal/${version}/`,
  }
}
