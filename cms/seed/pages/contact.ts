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
      lead: 'A plan, a quote, a bill of materials, a credit decision or a program of many homes: people who know the frame answer.',
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
            'Behind its private link. The page shows the link when the quote is made and mails it to you if you ask for it. Anyone with the link can open the quote, so keep it to yourself.',
        },
        {
          question: 'I think my credit decision is wrong. What now?',
          answer:
            'Read its lines first: each names the answer it scored. You can apply again at any time. If the answers are right and the weights seem wrong to you, write to us with the qualification id.',
        },
        {
          question: 'Can you price a plan of my own?',
          answer:
            'Upload it in the steel configurator, or send it to us. A person looks at it, because a drawing has to be framed before it can be counted.',
        },
        {
          question: 'How do I stop the newsletter, or have my data deleted?',
          answer:
            'Each newsletter ends with a link that unsubscribes at once. For everything else that we keep, ask us: the privacy notice says what that is.',
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
