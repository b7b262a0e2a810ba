import type { RouteMeta, WidgetMeta } from '@framewell/domain/releases/shell'

/** This micro-frontend's addresses as data: the site reserves them, links them and lists the public ones for search engines. */
export const routes: readonly RouteMeta[] = [
  {
    path: '/example',
    title: 'Home plans by size, smallest first',
    description: 'Every steel-framed home plan on offer with its size, read from the catalog that the configurators and quotes use.',
    chrome: 'site',
    indexed: true,
  },
]

/** Widgets editors can place on a page as `mfe-example/{widget}`; app.tsx has a component for each. */
export const widgets: readonly WidgetMeta[] = [{ name: 'plans-by-size', title: 'Home plans by size', thumbnail: 'plans-by-size.svg' }]
