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
      intro: 'It’s short because we keep little: what you type to get a decision, and what we need to explain it.',
      body: richText(
        heading('In your browser'),
        bullets(
          'Drafts of the pre-qualification, the configurators and the applications to our network, so that a reload loses nothing. They stay on your device until you submit or clear them.',
          'The tier and limit of your last decision, so that the page can show it when you come back.',
          'A session cookie when you sign in. It ends after 24 hours. There are no advertising or tracking cookies.',
        ),
        heading('On our servers'),
        bullets(
          'Your application: location, project, timeline, budget, experience, name, email address and, if you give it, your company. Only our credit team reads it.',
          'The decision, its points and the policy version behind it, so that we can explain it and run it again.',
          'Plans you upload and quotes and productions you make, for as long as the project needs them.',
          'Your orders, with their signatures, and their payment entries, which are written once and never changed.',
          'Messages you send with the contact form, for two years.',
          'Your newsletter address, from the moment you confirm it until you unsubscribe. Every email has the link.',
          'A record of who changed what, and when, for every review.',
          'Product events, such as a submitted application, to see where people get stuck.',
        ),
        heading('Who else sees it'),
        paragraph(
          'The shop that makes your order sees what it needs to make and deliver it, and nobody else does. We don’t sell your data, and pre-qualification doesn’t contact a credit bureau.',
        ),
        heading('Your rights'),
        paragraph(
          `Ask us to see, correct or delete what we keep: [${CONTACT_EMAIL}](mailto:${CONTACT_EMAIL}). We keep payment records as long as the law requires.`,
        ),
      ),
      actions: [],
    },
  ],
  internalLinks: [
    { anchor: 'Terms of use', targetPage: '/terms-of-use' },
    { anchor: 'How we calculate a pre-qualification score', targetPage: '/how-pre-qualification-scores-are-explained' },
    { anchor: 'Contact', targetPage: '/contact' },
  ],
  externalLinks: [],
}
