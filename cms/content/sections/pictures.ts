import { PLAN_SUBJECTS } from '@framewell/domain/content/drawingSubjects'
import type { pictureSections } from '@framewell/domain/content/pictureSections'
import { hrefField } from '../fields/hrefField'
import { linksField } from '../fields/linksField'
import { pictureField } from '../fields/pictureField'
import { planField } from '../fields/planField'
import { refuseBlank } from '../fields/refuseBlank'
import { sectionHeading } from '../fields/sectionHeading'
import { subjectField } from '../fields/subjectField'
import { bar, box, dot, frame, GREY, INK, line, type SectionBlocks, STEEL, times } from './sectionBlock'

export const pictureBlocks: SectionBlocks<typeof pictureSections> = {
  cards: {
    labels: ['Cards', 'Cards'],
    group: 'Pictures',
    sketch: times(
      3,
      (card) =>
        box(16 + card * 71, 30, 64, 104) +
        frame(26 + card * 71, 80, 44) +
        bar(24 + card * 71, 92, 46, 7, INK) +
        bar(24 + card * 71, 106, 40) +
        bar(24 + card * 71, 118, 26, 6, STEEL),
    ),
    fields: [
      ...sectionHeading(),
      {
        name: 'cards',
        type: 'array',
        labels: { singular: 'Card', plural: 'Cards' },
        minRows: 1,
        maxRows: 12,
        fields: [
          {
            name: 'title',
            type: 'text',
            required: true,
            maxLength: 100,
            validate: refuseBlank(() => 'Give the card a title: without one it is an empty box', 100),
          },
          {
            name: 'text',
            type: 'textarea',
            required: true,
            maxLength: 400,
            validate: refuseBlank(() => 'Write the card’s text: without it the card is an empty box', 400),
            admin: { rows: 2 },
          },
          {
            type: 'row',
            fields: [
              hrefField(),
              { name: 'linkLabel', type: 'text', label: 'Link text', maxLength: 60, admin: { placeholder: 'See the plans' } },
            ],
          },
          {
            name: 'links',
            type: 'array',
            label: 'Several links instead of one',
            labels: { singular: 'Link', plural: 'Links' },
            maxRows: 6,
            admin: { initCollapsed: true, components: { RowLabel: '/cms/content/panel/LinkRowLabel#LinkRowLabel' } },
            fields: [
              {
                type: 'row',
                fields: [{ name: 'label', type: 'text', required: true, maxLength: 60 }, hrefField({ required: true })],
              },
            ],
          },
          {
            type: 'row',
            fields: [
              subjectField('drawing', null),
              planField(),
              pictureField('media', 'Picture', { description: 'Replaces the drawn frame. A card without either shows only its text.' }),
            ],
          },
        ],
      },
      linksField(),
    ],
  },
  image: {
    labels: ['Picture', 'Pictures'],
    group: 'Pictures',
    sketch: `${box(24, 22, 192, 102)}${line('M30 112L84 62l34 34l28 -26l64 44')}${dot(176, 50, 10, GREY)}${bar(24, 134, 110)}`,
    fields: [
      pictureField('media', 'Picture', { required: true }),
      { name: 'caption', type: 'text', maxLength: 300 },
      { name: 'wide', type: 'checkbox', defaultValue: false, label: 'Use the full width of the page' },
    ],
  },
  drawing: {
    labels: ['Drawing', 'Drawings'],
    group: 'Pictures',
    sketch: `${line('M12 12H228V148H12Z', GREY, 1)}${frame(66, 122, 108)}${line('M66 134H174M66 130v8M174 130v8', '#5f6872', 1.2)}`,
    fields: [
      ...sectionHeading(),
      {
        type: 'row',
        fields: [subjectField('subject', 'wallPanel'), planField({ field: 'subject', is: PLAN_SUBJECTS })],
      },
      { name: 'bleed', type: 'checkbox', label: 'Across the whole page', defaultValue: false },
      {
        name: 'parts',
        type: 'array',
        label: 'Parts',
        labels: { singular: 'Part', plural: 'Parts' },
        maxRows: 12,
        admin: { description: 'What the numbers on the drawing stand for, in order.' },
        fields: [
          { name: 'name', type: 'text', required: true, maxLength: 80 },
          { name: 'text', type: 'textarea', required: true, maxLength: 300, admin: { rows: 2 } },
        ],
      },
      { name: 'caption', type: 'text', maxLength: 300 },
      linksField(),
    ],
  },
}
