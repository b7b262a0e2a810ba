import type { SeedPage } from '../SeedPage'

/** The overview: what runs, what it can do and who it is for. */
export const platform: SeedPage = {
  slug: 'platform',
  title: 'Platform overview',
  seo: {
    title: 'Platform Overview: Plans, Orders, Payments | Framewell',
    description:
      'One record from a priced plan to a delivered frame: plans, quotes, credit, orders, shops and payments, with live figures of the running system.',
    keywords: ['steel framing platform', 'builder software', 'framing quotes', 'builder credit decisions'],
  },
  pictures: [
    {
      ...{ before: 'an-order', name: 'shop-table', wide: true },
      caption:
        'A wall panel of The Storch with the marks of its pieces. Panel and marks come from the frame that is priced; the shop around them is an example. Rendered, not a photograph.',
    },
  ],
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Platform overview',
      title: 'One record from plan to delivered frame',
      lead: 'A lot of people work on a house before it’s built. Framewell keeps them on one record: the plan, its bill of materials and credit, the shop that makes it, and the money that moves with each stage.',
      badges: [],
      actions: [
        { label: 'Get Pre-Qualified', href: '/qualification', style: 'primary' },
        { label: 'See the home plans', href: '/home-plans', style: 'quiet' },
      ],
      picture: 'frame',
      drawing: 'recordSheets',
      plan: 'the-storch-plan',
    },
    {
      blockType: 'siteStatus',
      tone: 'surface',
      anchor: 'status',
      eyebrow: 'Live status',
      heading: 'Live from the platform',
      intro: 'These cards read the running system.',
      cards: ['services', 'plans', 'decisions', 'pages', 'mail'],
    },
    {
      blockType: 'cards',
      tone: 'paper',
      anchor: 'capabilities',
      eyebrow: 'Capabilities',
      heading: 'Four sets of tools, one record',
      cards: [
        {
          title: 'Builders',
          text: 'Get a tier and a limit in a minute, a numbered quote and bill of materials for a priced plan, and an order with dates and proof for every stage.',
          links: [
            { label: 'Builder dashboard', href: '/builder-dashboard' },
            { label: 'Credit qualification', href: '/qualification' },
            { label: 'Order tracking', href: '/order-tracking' },
          ],
        },
        {
          title: 'Shops and partners',
          text: 'Fabricators apply once, tell us what they make and how far they ship, keep a production calendar, and get orders that fit.',
          links: [{ label: 'Apply as a partner', href: '/enhanced-partner-onboarding' }],
        },
        {
          title: 'Operations',
          text: 'People handle applications, tiers, routing and disputes with the reasons in front of them, and every step is logged.',
          links: [{ label: 'Admin dashboard', href: '/admin' }],
        },
        {
          title: 'Money and figures',
          text: 'Payments and trade credit post to a double-entry ledger with accounts for each order. Every figure comes from the same entries.',
          links: [
            { label: 'Payments and escrow', href: '/payments' },
            { label: 'Analytics', href: '/analytics' },
          ],
        },
      ],
      actions: [],
    },
    {
      blockType: 'steps',
      tone: 'surface',
      anchor: 'an-order',
      eyebrow: 'An order, end to end',
      heading: 'Five handoffs, no phone calls',
      intro: 'Each step hands its record to the next, with a name and a time.',
      steps: [
        {
          title: 'Price the plan',
          text: 'The configurator counts every member of the frame and prices the list.',
        },
        {
          title: 'Know the terms',
          text: 'Published rules turn your answers into a tier and a limit, and tell you what would improve them.',
        },
        {
          title: 'Choose the shop',
          text: 'Routing compares distance, capacity, quality and price, names two alternatives and records why.',
        },
        {
          title: 'Make and ship',
          text: 'Fabrication, packing and freight are stages, each with a name, a time and, where it helps, a photo.',
        },
        {
          title: 'Pay by phase',
          text: 'Each phase is released once it is recorded with its lien waivers; retainage waits for your acceptance or the end of its window.',
        },
      ],
      actions: [],
    },
    {
      blockType: 'drawing',
      tone: 'ink',
      bleed: true,
      anchor: 'money',
      heading: 'Money moves phase by phase',
      intro:
        'An example of an order that is paid in full before fabrication. Each recorded phase releases its share; the retainage waits for your acceptance or the end of its window.',
      subject: 'moneyRiver',
      plan: 'the-storch-plan',
      actions: [{ label: 'How escrow and retainage work', href: '/escrow-milestones-and-retainage', style: 'quiet' }],
    },
    {
      blockType: 'comparisonTable',
      tone: 'paper',
      anchor: 'who-sees-what',
      eyebrow: 'Who sees what',
      heading: 'Shared where it has to be, private where it should be',
      intro: 'The server checks every read and every change against these rules.',
      columns: ['Builder', 'Shop', 'Operator', 'Editor'],
      rows: [
        { label: 'Plans and prices', cells: ['Public', 'Public', 'Public', 'Public'] },
        { label: 'Credit applications', cells: ['Their own', 'No', 'All, with reasons', 'No'] },
        { label: 'Orders and stages', cells: ['Their own', 'Assigned to them', 'All', 'No'] },
        { label: 'Ledger and payments', cells: ['Their own', 'Their own', 'All', 'No'] },
        { label: 'Pages and articles', cells: ['Read', 'Read', 'Read and write', 'Read and write'] },
      ],
      source: 'The platform’s own access rules, as the server applies them',
      actions: [],
    },
    {
      blockType: 'callToAction',
      tone: 'ink',
      anchor: 'quick-actions',
      eyebrow: 'Quick actions',
      heading: 'Go straight to your work',
      text: 'Terms for builders, approvals and figures for the people who run the network.',
      actions: [
        { label: 'Builder Dashboard', href: '/builder-dashboard', style: 'primary' },
        { label: 'Credit terms', href: '/terms', style: 'quiet' },
        { label: 'Admin', href: '/admin', style: 'quiet' },
        { label: 'Payments', href: '/payments', style: 'quiet' },
        { label: 'Analytics', href: '/analytics', style: 'quiet' },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'How we calculate a pre-qualification score', targetPage: '/how-pre-qualification-scores-are-explained' },
    { anchor: 'Reading a bill of materials', targetPage: '/reading-a-bill-of-materials' },
    { anchor: 'Escrow milestones and retainage', targetPage: '/escrow-milestones-and-retainage' },
    { anchor: 'Home plans', targetPage: '/home-plans' },
  ],
  externalLinks: [{ anchor: 'Steel Framing Industry Association: sections the frames are made of', url: 'https://www.steelframing.org/' }],
}

/** Another address of the same overview; search engines are sent to the first. */
export const platformOverview: SeedPage = {
  ...platform,
  slug: 'platform-overview',
  seo: {
    title: 'Steel Framing Platform at a Glance | Framewell',
    description:
      'The same overview under its second address: capabilities for builders, shops and operators, how an order moves, and the live status of the system.',
    keywords: platform.seo.keywords,
    canonicalUrl: '/platform',
  },
}
