import { bullets, heading, paragraph, richText } from '../richText'
import type { SeedPage } from '../SeedPage'
import { CONTACT_EMAIL } from '../siteSettings'

export const privacy: SeedPage = {
  slug: 'privacy',
  title: 'Privacy notice',
  seo: {
    title: 'Privacy Notice: What We Keep and Why | Framewell',
    description:
      'What this site stores about you, in your browser and on our servers, why each piece is kept, who can read it and how to have it corrected or deleted.',
    keywords: ['privacy notice', 'data protection', 'what Framewell stores'],
  },
  sections: [
    {
      blockType: 'richText',
      tone: 'paper',
      heading: 'Privacy notice',
      intro: 'Short, because we keep little: what you type to get a decision, and what we need to answer for it.',
      body: richText(
        heading('In your browser'),
        bullets(
          'A draft of the form you are filling in, so that a reload loses nothing. It stays on your device until you submit or clear it.',
          'The tier and limit of your last decision, so that the page can greet you with it.',
          'A session cookie when you sign in. It ends after 24 hours. There are no advertising or tracking cookies.',
        ),
        heading('On our servers'),
        bullets(
          'Your application: location, project, timeline, budget, experience, name, email address and, if you give it, your company. Only our credit team reads it.',
          'The decision, the points behind it and the version of the policy that made it, so that it can be explained and repeated.',
          'Plans you upload and quotes and productions you make, for as long as the project needs them.',
          'Your orders, with their signatures, and the entries of their payments, which are written once and never changed.',
          'Messages you write by the contact form, for two years.',
          'Your address for the newsletter, from the moment you confirm it until you unsubscribe. Each mail has the link.',
          'A record of who changed what, and when, for every review.',
          'Product events, such as a submitted application, to see where people get stuck.',
        ),
        heading('Who else sees it'),
        paragraph(
          'The shop that makes your order sees what it needs to make and deliver it, and nobody else does. We sell nothing about you to anyone, and pre-qualification asks no credit bureau.',
        ),
        heading('Your rights'),
        paragraph(
          `Ask us to see, correct or delete what we keep: [${CONTACT_EMAIL}](mailto:${CONTACT_EMAIL}). Records of money are kept as long as the law requires.`,
        ),
      ),
      actions: [],
    },
  ],
  internalLinks: [
    { anchor: 'Terms of use', targetPage: '/terms-of-use' },
    { anchor: 'How a pre-qualification score comes about', targetPage: '/how-pre-qualification-scores-are-explained' },
    { anchor: 'Contact', targetPage: '/contact' },
  ],
  externalLinks: [],
}
