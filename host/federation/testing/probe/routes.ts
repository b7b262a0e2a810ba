import type { RouteMeta, WidgetMeta } from '@framewell/domain/releases/shell'

export const routes: readonly RouteMeta[] = [
  { path: '/probe/:id', title: 'Probe', description: 'A remote for tests', chrome: 'site', indexed: false },
]

export const widgets: readonly WidgetMeta[] = [{ name: 'probe', title: 'A probe', thumbnail: 'probe.svg' }]
