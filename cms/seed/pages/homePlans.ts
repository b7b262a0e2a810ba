import type { SeedPage } from '../SeedPage'

export const homePlans: SeedPage = {
  slug: 'home-plans',
  title: 'Home plans',
  seo: {
    title: 'Steel Frame Home Plans and Kit Prices | Framewell',
    description:
      'Three steel-framed home plans from 900 to 1,800 square feet, drawn stud by stud, each with its kit price, delivery time and framing specification.',
    keywords: ['home plans', 'steel frame house plans', 'steel frame kit prices', 'build-to-rent plans'],
  },
  pictures: [
    {
      ...{ before: 'kit', name: 'street', wide: true },
      caption:
        'The three plans on a street of twelve lots, from bare frames to finished homes. Rendered from the frames that are priced, not a photograph; finishes are an example.',
    },
  ],
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Home plans',
      title: 'Three frames, ready to configure',
      lead: 'Every drawing shows the frame we price: studs, trusses and openings. Configure one for a kit price, or get a quote for the finished house.',
      badges: [],
      actions: [],
      picture: 'frame',
      drawing: 'lineUp',
      bleed: true,
    },
    { blockType: 'app', tone: 'paper', app: 'mfe-configurators/home-plans', anchor: 'plans', reservedHeight: 720 },
    {
      blockType: 'featureGrid',
      tone: 'surface',
      anchor: 'kit',
      heading: 'What the kit price includes',
      columns: 3,
      features: [
        {
          icon: 'ruler',
          title: 'Drawn and numbered',
          text: 'Wall panels, floor and roof members, bracing and connections, plus a layout that numbers every piece. The layout is preliminary: no engineer has reviewed it.',
        },
        {
          icon: 'factory',
          title: 'Rolled to length',
          text: 'Members arrive cut to length and labeled by panel. Holes for utilities aren’t on the cut list, so agree on them with the shop.',
        },
        {
          icon: 'file',
          title: 'Not in the kit',
          text: 'Site preparation, permits, utilities and finishes are separate. The configurator says so beside every total.',
        },
      ],
      actions: [],
    },
    {
      blockType: 'callToAction',
      tone: 'paper',
      heading: 'Don’t see your plan?',
      text: 'Upload your own drawings to the steel configurator and choose the foundation, frame, sheathing and roof.',
      actions: [
        { label: 'Upload a custom plan', href: '/steel-configurator', style: 'primary' },
        { label: 'Apply for credit', href: '/qualification', style: 'quiet' },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'The Schiff, taken off', targetPage: '/the-schiff-taken-off' },
    { anchor: 'What a second story costs in pounds', targetPage: '/what-a-second-story-costs-in-pounds' },
    { anchor: 'Make a bill of materials', targetPage: '/bom-generator' },
    { anchor: 'Credit terms', targetPage: '/terms' },
  ],
  externalLinks: [
    { anchor: 'Steel Framing Industry Association: section tables behind the weights', url: 'https://www.steelframing.org/' },
  ],
}
