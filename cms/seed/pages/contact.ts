import type { SeedPage } from '../SeedPage'
import { CONTACT_EMAIL, ENTERPRISE_EMAIL } from '../siteSettings'

export const contact: SeedPage = {
  slug: 'contact',
  title: 'Contact',
  seo: {
    title: 'Contact Our Builder and Enterprise Teams | Framewell',
    description:
      'Write to the people behind the platform: help with a plan, a quote or an order, a question about your credit decision, or a program of many homes.',
    keywords: ['contact', 'support', 'enterprise'],
  },
  sections: [
    {
      blockType: 'featureGrid',
      tone: 'paper',
      heading: 'Whom to write to',
      intro: 'Name your quote, order or qualification number if you have one: it saves a question.',
      columns: 3,
      features: [
        { icon: 'hammer', title: 'Builders', text: 'Plans, prices, orders and your credit decision.', href: `mailto:${CONTACT_EMAIL}` },
        {
          icon: 'building',
          title: 'Enterprise',
          text: 'Programs of many homes, reserved capacity and your own plans in the configurator.',
          href: `mailto:${ENTERPRISE_EMAIL}?subject=Partnership%20inquiry`,
        },
        {
          icon: 'factory',
          title: 'Shops and partners',
          text: 'Fabricate, supply or install with us: apply to join the network.',
          href: '/enhanced-partner-onboarding',
        },
      ],
      actions: [{ label: 'Privacy notice', href: '/privacy', style: 'plain' }],
    },
  ],
}
