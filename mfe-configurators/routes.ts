import type { RouteMeta, WidgetMeta } from '@framewell/domain/releases/shell'

/** The paths this remote owns; the release manifest includes them. A CMS page at the same path takes precedence and shows the widget. */
export const routes: readonly RouteMeta[] = [
  {
    path: '/home-plans',
    title: 'Home plans',
    description:
      'Steel-framed home plans with their kit prices, delivery times and frames, drawn member by member. Filter, sort and compare.',
    chrome: 'site',
    indexed: true,
    query: ['bedrooms', 'maxPrice', 'stories', 'sort', 'compare'],
  },
  {
    path: '/configurator',
    title: 'Configure a plan or your own frame',
    description:
      'Take a catalog plan through foundation, framing, sheathing, roofing and exterior, or configure a frame of your own. The price follows.',
    chrome: 'alternate',
    indexed: true,
    query: ['plan'],
  },
  {
    path: '/steel-configurator',
    title: 'Steel configurator',
    description:
      'Choose a plan or upload your own, then foundation, steel frame, sheathing and roofing. Price and drawn frame follow each choice.',
    chrome: 'alternate',
    indexed: true,
  },
  {
    path: '/simple-configurator',
    title: 'Plan quote in three steps',
    description:
      'Price a finished steel-framed house of the catalog for your market: three choices, the total beside them, a quote with its own number.',
    chrome: 'site',
    indexed: true,
    query: ['plan'],
  },
  {
    path: '/advanced-configurator',
    title: 'Advanced house configurator',
    description:
      'Set length, width, foundation, steel frame and options of your own house. The estimate and the drawn frame follow every change.',
    chrome: 'site',
    indexed: true,
  },
  {
    path: '/bom-generator',
    title: 'Bill of materials (BOM) generator',
    description:
      'Every stud, sheet and screw of a steel-framed plan, counted from its frame and priced from a distributor’s list. CSV, PDF, JSON, cut list.',
    chrome: 'site',
    indexed: true,
  },
  {
    path: '/quote',
    title: 'Your quote',
    description: 'A quote with its lines, its drawing and its validity, opened by its private link.',
    chrome: 'site',
    indexed: false,
  },
]

/** Widgets an editor can place on a page as `mfe-configurators/{widget}`; each has its component in app.tsx. */
export const widgets: readonly WidgetMeta[] = [
  { name: 'home-plans', title: 'Home plans with filters', thumbnail: 'catalog/home-plans.svg' },
]
