import { heading, paragraph, richText } from '../richText'
import type { SeedPage } from '../SeedPage'

export const termsOfUse: SeedPage = {
  slug: 'terms-of-use',
  title: 'Terms of use',
  seo: {
    title: 'Terms of Use of This Site and Its Tools | Framewell',
    description:
      'What the configurators, bills of materials, quotes and credit decisions on this site are, what they are not, and when one of them becomes binding.',
    keywords: ['terms of use', 'quotes', 'bills of materials', 'credit decisions'],
  },
  sections: [
    {
      blockType: 'richText',
      tone: 'paper',
      heading: 'Terms of use',
      intro: 'How far you may rely on what the tools on this site tell you.',
      body: richText(
        heading('Prices and quotes'),
        paragraph(
          'Totals are computed from the current price book. A stored quote keeps its figures and names its version. It becomes binding when we accept your order, and may differ by location, supplier or engineering review, which we tell you before you sign.',
        ),
        heading('Drawings and bills of materials'),
        paragraph(
          'Drawings and bills of materials on this site are preliminary: not for fabrication. No engineer has reviewed them. Wind, snow and the strength of members are checked only where a page names the loads they were calculated for; earthquake, connections and foundation are not checked. Have an engineer licensed where you build review the layout before you order.',
        ),
        heading('Credit decisions'),
        paragraph(
          'Pre-qualification is a preliminary decision made by published rules from your answers. It is not a loan offer and involves no credit check. The terms are on the [credit terms page](/terms).',
        ),
        heading('Performance figures'),
        paragraph(
          'Figures without a named source are our own claims for our standard frame. Local code, site and design decide what applies to your house.',
        ),
        heading('Accounts'),
        paragraph(
          'Keep your password to yourself. Tell us if you think somebody else has used your account, and don’t try to access data that isn’t yours.',
        ),
        paragraph('What we store about you is described in the [privacy notice](/privacy).'),
      ),
      actions: [],
    },
  ],
  internalLinks: [
    { anchor: 'Credit terms', targetPage: '/terms' },
    { anchor: 'Privacy notice', targetPage: '/privacy' },
    { anchor: 'What the residential code covers', targetPage: '/what-the-residential-code-covers' },
    { anchor: 'Contact', targetPage: '/contact' },
  ],
  externalLinks: [],
}
