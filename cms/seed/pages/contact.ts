import type { SeedPage } from '../SeedPage'
import { CONTACT_EMAIL, ENTERPRISE_EMAIL } from '../siteSettings'

export const contact: SeedPage = {
  slug: 'contact',
  title: 'Contact',
  seo: {
    title: 'Contact Our Builder and Enterprise Teams | Framewell',
    description:
      'Write to the people behind the platform: help with a plan, a quote or a bill of materials, a question about your credit decision, or a program of many homes.',
    keywords: ['contact Framewell', 'builder support', 'enterprise housing programs'],
  },
  sections: [
    {
      blockType: 'hero',
      tone: 'paper',
      eyebrow: 'Contact',
      title: 'Put a question on the drawing',
      lead: 'A plan, a quote, a bill of materials, a credit decision or a program of many homes: the people who answer know framing.',
      badges: [],
      actions: [],
      picture: 'frame',
      drawing: 'question',
      plan: 'the-bova-plan',
    },
    {
      blockType: 'contactForm',
      tone: 'paper',
      heading: 'Write to us',
      intro: 'A person reads it and replies to the address you give.',
      address: CONTACT_EMAIL,
      note: 'The same people read both. Programs of many homes have an address of their own, below.',
    },
    {
      blockType: 'featureGrid',
      tone: 'surface',
      heading: 'Or go straight to the right team',
      columns: 3,
      features: [
        {
          icon: 'hammer',
          title: 'Builders',
          text: `Plans, prices, quotes, orders and your credit decision. ${CONTACT_EMAIL}`,
          href: `mailto:${CONTACT_EMAIL}`,
        },
        {
          icon: 'building',
          title: 'Enterprise',
          text: `Programs of many homes: your own plans, lots and dates. ${ENTERPRISE_EMAIL}`,
          href: `mailto:${ENTERPRISE_EMAIL}?subject=Partnership%20inquiry`,
        },
        {
          icon: 'factory',
          title: 'Shops and partners',
          text: 'Fabricate, supply or install with us: apply once, and a person answers.',
          href: '/enhanced-partner-onboarding',
        },
      ],
      actions: [],
    },
    {
      blockType: 'faq',
      tone: 'paper',
      anchor: 'before-you-write',
      heading: 'Common questions',
      entries: [
        {
          question: 'Where do I find my quote again?',
          answer:
            'At its private link. We show the link when the quote is made and email it to you if you ask. Anyone with the link can open the quote, so keep it to yourself.',
        },
        {
          question: 'I think my credit decision is wrong. What now?',
          answer:
            'Start with its lines: each names the answer it scored. You can apply again at any time. If your answers are right and the weights seem wrong, write to us with the qualification ID.',
        },
        {
          question: 'Can you price a plan of my own?',
          answer:
            'Upload it in the steel configurator, or send it to us. A person reviews it, because we have to frame a drawing before we can count it.',
        },
        {
          question: 'How do I unsubscribe, or have my data deleted?',
          answer: 'Every newsletter has an unsubscribe link. For anything else we keep, ask us: the privacy notice lists it.',
        },
      ],
    },
  ],
  internalLinks: [
    { anchor: 'Builder credit qualification', targetPage: '/qualification' },
    { anchor: 'Home plans', targetPage: '/home-plans' },
    { anchor: 'Privacy notice', targetPage: '/privacy' },
    { anchor: 'Terms of use', targetPage: '/terms-of-use' },
  ],
  externalLinks: [],
}
