import { POST_CATEGORIES } from '@framewell/domain/content/postCategories'
import type { SectionField, SectionForm, TextFigureForm } from '@framewell/domain/content/sectionForm'

const text = (name: string, label: string, more: Partial<SectionField> = {}): SectionField => ({
  kind: 'text',
  name,
  label,
  required: false,
  ...more,
})
const longText = (name: string, label: string, more: Partial<SectionField> = {}) =>
  text(name, label, { kind: 'longText', max: 600, ...more })
const needed = { required: true } as const
const heading = [text('eyebrow', 'Eyebrow', { max: 60 }), text('heading', 'Section title', { max: 140 }), longText('intro', 'Words')]
const source = (more: Partial<SectionField> = {}) => text('source', 'Source', { hint: 'Who says so, and when.', ...more })
const picture = (more: Partial<SectionField> = {}) => text('media', 'Picture', { kind: 'picture', ...more })
const appearance = [
  text('tone', 'Background', {
    kind: 'choice',
    part: 'Background, anchor and end',
    ...needed,
    initial: 'paper',
    options: [
      { value: 'paper', label: 'Paper (the page itself)' },
      { value: 'ink', label: 'Ink (dark)' },
    ],
  }),
  text('showUntil', 'Show until', { kind: 'moment', part: 'Background, anchor and end' }),
]
const rows = (name: string, label: string, entry: string, fields: SectionField[], more: Partial<SectionField> = {}) =>
  text(name, label, { kind: 'rows', entry, fields, ...more })
const actions = rows('actions', 'Buttons and links', 'Link', [text('label', 'Label', needed), text('href', 'Leads to', needed)])
const grid = (kind: 'texts' | 'numbers', cells: string, cellsFor: string) => text(cells, 'Cells', { kind, cellsFor, ...needed })

const table = [
  text('columns', 'Columns', { kind: 'texts', max: 6, ...needed }),
  rows('rows', 'Rows', 'Row', [text('label', 'Label', needed), grid('texts', 'cells', 'columns')], { min: 1 }),
]
const chart = [
  text('unit', 'Unit', needed),
  text('categories', 'Categories', { kind: 'texts', ...needed }),
  rows('series', 'Series', 'Series', [text('name', 'Name', needed), grid('numbers', 'values', 'categories')], { min: 1 }),
  source(needed),
]

/** Figures in running text, as the CMS describes them. */
export const sampleTextFigures: readonly TextFigureForm[] = [
  { type: 'textTable', label: 'Table', fields: [text('heading', 'Heading', { max: 140 }), ...table, source(needed)] },
  { type: 'textChart', label: 'Chart', fields: [text('heading', 'Heading', { max: 140 }), ...chart] },
]

/** Some section types as the CMS describes them, covering every field type. */
export const sampleForms: readonly SectionForm[] = [
  {
    type: 'hero',
    label: 'Hero',
    group: 'Openings and endings',
    fields: [
      text('title', 'Section title', { max: 140, ...needed }),
      longText('lead', 'Words', { hint: 'What a visitor can do here, in one or two sentences.' }),
      text('badges', 'Badges', { kind: 'texts', max: 8 }),
      actions,
      text('picture', 'Picture', {
        kind: 'choice',
        ...needed,
        initial: 'none',
        options: [
          { value: 'none', label: 'No picture' },
          { value: 'media', label: 'A picture from the library' },
        ],
      }),
      picture({ shownWhen: { field: 'picture', is: ['media'] } }),
      ...appearance,
    ],
  },
  {
    type: 'richText',
    label: 'Text',
    group: 'Words',
    fields: [...heading, text('body', 'Body', { kind: 'richText', ...needed }), actions, ...appearance],
  },
  {
    type: 'faq',
    label: 'FAQ',
    group: 'Words',
    fields: [
      ...heading,
      rows('entries', 'Questions', 'Question', [text('question', 'Question', needed), longText('answer', 'Answer', needed)], { min: 1 }),
      ...appearance,
    ],
  },
  {
    type: 'cards',
    label: 'Cards',
    group: 'Pictures',
    fields: [
      ...heading,
      rows(
        'cards',
        'Cards',
        'Card',
        [text('title', 'Title', needed), longText('text', 'Text', needed), text('href', 'Leads to'), picture()],
        {
          min: 1,
          max: 3,
        },
      ),
      ...appearance,
    ],
  },
  {
    type: 'image',
    label: 'Picture',
    group: 'Pictures',
    fields: [
      picture(needed),
      text('caption', 'Caption', { max: 300 }),
      text('wide', 'Use the full width', { kind: 'switch' }),
      ...appearance,
    ],
  },
  {
    type: 'comparisonTable',
    label: 'Comparison table',
    group: 'Facts',
    fields: [...heading, ...table, source(needed), ...appearance],
  },
  {
    type: 'chart',
    label: 'Chart',
    group: 'Facts',
    fields: [...heading, ...chart, ...appearance],
  },
]

/** The fields of a post as the CMS describes them. */
export const sampleArticleFields: readonly SectionField[] = [
  text('cover', 'Cover', { kind: 'picture' }),
  longText('excerpt', 'Excerpt', { max: 400 }),
  text('category', 'Category', { kind: 'choice', options: POST_CATEGORIES.map((value) => ({ value, label: value })) }),
  text('author', 'Author', { ...needed, max: 120 }),
  text('tags', 'Tags', { kind: 'texts', max: 12 }),
  text('featured', 'First on the blog', {
    kind: 'choice',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  }),
  text('tellSubscribers', 'Email to subscribers on first publish', { kind: 'switch' }),
]
