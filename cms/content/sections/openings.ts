import type { openingSections } from '@framewell/domain/content/openingSections'
import { linksField } from '../fields/linksField'
import { pictureField } from '../fields/pictureField'
import { planField } from '../fields/planField'
import { sectionHeading } from '../fields/sectionHeading'
import { shownWhen } from '../fields/shownWhen'
import { sourceField } from '../fields/sourceField'
import { subjectField } from '../fields/subjectField'
import { liveBlocks } from './live'
import { bar, box, dot, frame, GREY, INK, line, type SectionBlocks, SIGNAL, sectionBlock, times } from './sectionBlock'

const ofMedia = shownWhen('picture', ['media'])

export const openingBlocks: SectionBlocks<typeof openingSections> = {
  hero: {
    labels: ['Hero', 'Heroes'],
    group: 'Openings and endings',
    sketch: `${bar(20, 34, 92, 12, INK)}${bar(20, 54, 70, 12, INK)}${bar(20, 78, 88)}${bar(20, 90, 76)}${bar(20, 112, 44, 16, SIGNAL)}${frame(134, 126, 86)}`,
    fields: [
      { name: 'eyebrow', type: 'text', maxLength: 60, admin: { placeholder: 'Steel-framed homes for builders' } },
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 140,
        admin: { description: "The page's main heading (h1). Use one hero per page." },
      },
      {
        name: 'lead',
        type: 'textarea',
        maxLength: 600,
        admin: { rows: 3, description: 'What a visitor can do here, in one or two sentences.' },
      },
      {
        name: 'badges',
        type: 'text',
        hasMany: true,
        maxRows: 8,
        admin: { description: 'Short facts in a row. Type one and press Enter.', placeholder: 'Kit price in one minute' },
      },
      linksField(),
      {
        name: 'picture',
        type: 'radio',
        required: true,
        defaultValue: 'none',
        options: [
          { value: 'none', label: 'No picture' },
          { value: 'frame', label: 'A drawing of the house' },
          { value: 'media', label: 'A picture from the library' },
        ],
      },
      subjectField('drawing', 'isometric', { field: 'picture', is: ['frame'] }),
      planField({ field: 'picture', is: ['frame'] }),
      { name: 'bleed', type: 'checkbox', label: 'Below the text, across the page', defaultValue: false },
      {
        ...pictureField('media', 'Picture'),
        admin: { condition: ofMedia.condition },
        custom: ofMedia.custom,
      },
      {
        name: 'aside',
        type: 'blocks',
        label: 'Widget beside the text',
        labels: { singular: 'Widget', plural: 'Widgets' },
        blocks: [sectionBlock('app', liveBlocks.app)],
        maxRows: 1,
      },
    ],
  },
  /** Slides that move on by themselves. */
  slides: {
    labels: ['Slides', 'Slides'],
    group: 'Openings and endings',
    sketch: `${box(34, 24, 172, 96)}${bar(52, 46, 90, 10, INK)}${bar(52, 66, 120)}${bar(52, 80, 100)}${line('M22 62l-8 10l8 10M218 62l8 10l-8 10', INK)}${times(4, (slide) => dot(96 + slide * 16, 138, 4, slide === 1 ? SIGNAL : GREY))}`,
    fields: [
      ...sectionHeading(),
      {
        name: 'slides',
        type: 'array',
        labels: { singular: 'Slide', plural: 'Slides' },
        minRows: 1,
        maxRows: 8,
        admin: { description: 'They move on by themselves; visitors can pause them. Without JavaScript all stand below one another.' },
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'label', type: 'text', label: 'Step', required: true, maxLength: 24, admin: { placeholder: 'Problem' } },
              { name: 'title', type: 'text', required: true, maxLength: 120 },
            ],
          },
          { name: 'text', type: 'textarea', required: true, maxLength: 600, admin: { rows: 3 } },
          { name: 'points', type: 'text', hasMany: true, maxRows: 6, admin: { description: 'Short points. Type one and press Enter.' } },
          {
            type: 'row',
            fields: [
              { name: 'figure', type: 'text', maxLength: 24, admin: { placeholder: '11.6 months' } },
              { name: 'figureLabel', type: 'text', label: 'What the figure is', maxLength: 160 },
            ],
          },
          sourceField('figure'),
          planField(),
        ],
      },
      linksField(),
    ],
  },
  callToAction: {
    labels: ['Call to action', 'Calls to action'],
    group: 'Openings and endings',
    sketch: `<rect width="240" height="160" fill="${INK}"/>${bar(50, 44, 140, 12, '#faf8f4')}${bar(70, 66, 100)}${bar(66, 96, 50, 18, SIGNAL)}${bar(124, 96, 50, 18, '#4a525c')}`,
    fields: [
      { name: 'eyebrow', type: 'text', maxLength: 60 },
      { name: 'heading', type: 'text', required: true, maxLength: 140 },
      { name: 'text', type: 'textarea', maxLength: 600, admin: { rows: 2 } },
      linksField(16),
    ],
  },
}
