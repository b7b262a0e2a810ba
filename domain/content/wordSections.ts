import { z } from 'zod'
import { richTextSchema } from './richText'
import { actions, base, heading, type SectionExamples } from './sectionMembers'

const richTextSectionSchema = z.object({ ...base, ...heading, blockType: z.literal('richText'), body: richTextSchema, actions })

const faqSectionSchema = z.object({
  ...base,
  ...heading,
  blockType: z.literal('faq'),
  entries: z.array(z.object({ question: z.string(), answer: z.string() })),
})

const quoteSectionSchema = z.object({
  ...base,
  blockType: z.literal('quote'),
  text: z.string(),
  attribution: z.string().nullish(),
  role: z.string().nullish(),
})

/** Sections of running words. A section is registered by its place here. */
export const wordSections = [richTextSectionSchema, faqSectionSchema, quoteSectionSchema] as const

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })

/** One of each as the CMS sends it, for stories and tests. */
export const wordExamples: SectionExamples<typeof wordSections> = {
  richText: {
    id: 'text-1',
    blockType: 'richText',
    tone: 'paper',
    heading: 'What a stud is made of',
    body: {
      root: {
        children: [
          {
            type: 'paragraph',
            children: [
              text('A stud is a '),
              text('C-shaped', 1),
              text(' section, rolled from galvanised sheet. See '),
              { type: 'link', url: '/steel-framing-benefits', children: [text('what that brings')] },
              text('.'),
            ],
          },
          { type: 'heading', tag: 'h3', children: [text('Gauge and depth')] },
          {
            type: 'list',
            listType: 'bullet',
            children: [
              { type: 'listitem', children: [text('18 gauge, 3-5/8 in deep')] },
              { type: 'listitem', children: [text('16 gauge under point loads')] },
            ],
          },
          { type: 'quote', children: [text('Measure once, cut never.')] },
        ],
      },
    },
    actions: [],
  },
  faq: {
    id: 'faq-1',
    blockType: 'faq',
    tone: 'paper',
    heading: 'Questions builders ask',
    entries: [
      { question: 'How long does qualification take?', answer: 'Sixty seconds. You see the decision and its reasons at once.' },
      { question: 'Is steel framing in the code?', answer: 'Yes. The International Residential Code has prescriptive rules for it.' },
    ],
  },
  quote: {
    id: 'quote-1',
    blockType: 'quote',
    tone: 'ink',
    text: 'We set the last truss on a Thursday and nobody had picked up a saw.',
    attribution: 'A builder in Ocala, Florida',
    role: 'Forty build-to-rent houses',
  },
}
