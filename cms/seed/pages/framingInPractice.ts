import type { SeedPage } from '../SeedPage'

/** The guide: which parts steel framing has, where it comes from, what the codes say and where it is used. */
export const framingInPractice: SeedPage['sections'] = [
  {
    blockType: 'drawing',
    tone: 'ink',
    bleed: true,
    anchor: 'components',
    eyebrow: 'Main components',
    heading: 'Eight parts make a wall',
    intro: 'A panel with a window, studs 24 inches apart. Floors and roofs repeat the idea with deeper members.',
    subject: 'wallPanel',
    parts: [
      { name: 'Top track', text: 'Caps the studs and carries the load above, in line with them.' },
      { name: 'Stud', text: 'Carries the load down. Its flanges take the screws of sheathing and drywall.' },
      { name: 'King and jack studs', text: 'Carry the header’s load down each side of an opening.' },
      { name: 'Header', text: 'Two members boxed together bridge the opening.' },
      { name: 'Cripple stud', text: 'Short studs keep the spacing above and below the opening.' },
      { name: 'Sill track', text: 'Closes the opening at the bottom.' },
      { name: 'Strap bracing', text: 'Pulls against wind and earthquake; sheathing can do the same.' },
      { name: 'Bottom track', text: 'Fastened to the foundation with anchors at the spacing the drawing gives.' },
    ],
    caption: 'Drawn to scale: members are 1⅝ inches wide.',
    actions: [],
  },
  {
    blockType: 'timeline',
    tone: 'paper',
    anchor: 'history',
    eyebrow: '3. History',
    heading: 'More than 150 years, from bent iron to the building code',
    intro: 'From the industry’s own histories; sources are at the end of the page.',
    events: [
      {
        when: '1850s',
        title: 'Origins',
        text: 'Builders in the United States and Britain begin to try members bent from thin iron and steel sheet in buildings.',
      },
      {
        when: '1933',
        title: 'Shown to the public',
        text: 'The “home of the future” area of the Century of Progress exposition in Chicago shows houses framed in steel.',
      },
      {
        when: '1940s',
        title: 'Cold-formed development',
        text: 'Research begun at Cornell University leads to the first national specification for light-gage members, published by the American Iron and Steel Institute in 1946.',
      },
      {
        when: '1990s',
        title: 'A prescriptive method',
        text: 'Research for the U.S. Department of Housing and Urban Development turns engineering into tables, so that a house within them needs no calculation of its own.',
      },
      {
        when: '2000s',
        title: 'Code integration',
        text: 'The International Residential Code, first published in 2000, covers steel framing alongside wood in its chapters on floors, walls and roofs.',
      },
    ],
  },
  {
    blockType: 'comparisonTable',
    tone: 'surface',
    anchor: 'codes',
    eyebrow: '4. Building codes and certifications',
    heading: 'What the codes and standards say',
    intro: 'Which edition applies is up to your state and county. These are the documents a plan reviewer will name.',
    columns: ['What it covers', 'Published by'],
    rows: [
      {
        label: 'IRC R505, R603, R804',
        cells: ['Steel floors, walls and roofs of one- and two-family houses, by table', 'International Code Council'],
      },
      { label: 'IBC Chapter 22', cells: ['Steel in all other buildings; refers to the AISI standards', 'International Code Council'] },
      { label: 'AISI S100', cells: ['Design of cold-formed steel members', 'American Iron and Steel Institute'] },
      {
        label: 'AISI S240',
        cells: ['Structural framing: walls, floors, roofs, their bracing and installation', 'American Iron and Steel Institute'],
      },
      { label: 'AISI S230', cells: ['The prescriptive method for one- and two-family dwellings', 'American Iron and Steel Institute'] },
      { label: 'AISI S400', cells: ['Design for earthquakes', 'American Iron and Steel Institute'] },
      { label: 'ASTM A1003', cells: ['The sheet steel and its coating', 'ASTM International'] },
      {
        label: 'SFIA certification',
        cells: ['Third-party checks that members are what their stamp says', 'Steel Framing Industry Association'],
      },
    ],
    source: 'The scopes of the documents named, as their publishers state them',
    actions: [],
  },
  {
    blockType: 'cards',
    tone: 'paper',
    anchor: 'applications',
    eyebrow: '5. Applications',
    heading: 'Where it is used',
    cards: [
      {
        title: 'Single-family homes',
        text: 'The plan you know, on studs 16 or 24 inches apart. Repeated plans gain the most: what fit once is rolled again from the same file.',
        plan: 'the-schiff-plan',
      },
      {
        title: 'Multi-family housing up to 4 stories',
        text: 'Load-bearing walls stack floor over floor; a non-combustible frame keeps more options open under the code.',
        drawing: 'stackedStories',
        plan: 'the-storch-plan',
      },
      {
        title: 'Modular construction',
        text: 'A light box is easier to haul and lift, and its joints are screwed, not nailed.',
        drawing: 'moduleLift',
      },
    ],
    actions: [{ label: 'See three plans and their frames', href: '/home-plans', style: 'quiet' }],
  },
]
