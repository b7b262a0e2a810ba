import type { RouteMeta } from '@framewell/domain/releases/shell'

/** The paths this remote owns; the release manifest carries them. A CMS page at the same path goes first and shows the widget of it. */
export const routes: readonly RouteMeta[] = [
  {
    path: '/home-plans',
    title: 'Home plans',
    description:
      'Steel-framed home plans with their kit prices, delivery times and frames, drawn member by member. Filter, sort and compare.',
    chrome: 'site',
    indexed: true,
  },
  {
    path: '/configurator',
    title: 'Steel configurator',
    description:
      'Choose a plan or upload your own, then foundation, steel frame, sheathing and roofing. Price and drawn frame follow each choice.',
    chrome: 'alternate',
    indexed: true,
  },
  {
    path: '/steel-configurator',
    title: 'Steel configurator',
    description:
      'Choose a plan or upload your own, then foundation, steel frame, sheathing and roofing. Price and drawn frame follow each choice.',
    chrome: 'alternate',
    indexed: true,
  },
]

/** What an editor can place on a page as `mfe-configurators/{widget}`; each has its component in app.tsx. */
export const widgets: readonly string[] = ['home-plans']
