import type { factSections } from '@framewell/domain/content/factSections'
import { HOMES_PER_YEAR } from '@framewell/domain/insights/initialProjections'
import type { NumberField } from 'payload'
import { chartFields } from '../fields/chartFields'
import { hrefField } from '../fields/hrefField'
import { iconField } from '../fields/iconField'
import { linksField } from '../fields/linksField'
import { sectionHeading } from '../fields/sectionHeading'
import { sourceField } from '../fields/sourceField'
import { columnCount, tableFields } from '../fields/tableFields'
import { bar, dot, GREY, heading, INK, line, type SectionBlocks, SIGNAL, STEEL, times } from './sectionBlock'

const { columns, rows } = tableFields({ columns: 6, rows: 30 })

export const factBlocks: SectionBlocks<typeof factSections> = {
  stats: {
    labels: ['Figures', 'Figures'],
    group: 'Facts',
    sketch: `${heading}${times(3, (column) => bar(20 + column * 70, 62, 46, 22, STEEL) + bar(20 + column * 70, 94, 56) + bar(20 + column * 70, 106, 40))}`,
    fields: [
      ...sectionHeading(),
      { name: 'leads', type: 'checkbox', label: 'The first figure leads', defaultValue: false },
      {
        name: 'stats',
        type: 'array',
        label: 'Figures',
        labels: { singular: 'Figure', plural: 'Figures' },
        minRows: 1,
        maxRows: 12,
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'figure', type: 'text', required: true, maxLength: 24, admin: { placeholder: '195 mph' } },
              { name: 'label', type: 'text', required: true, maxLength: 120, admin: { placeholder: 'wind resistance of the frame' } },
            ],
          },
          { name: 'note', type: 'text', maxLength: 240, admin: { description: 'A condition it holds under.' } },
          sourceField(true),
        ],
      },
      linksField(),
    ],
  },
  featureGrid: {
    labels: ['Feature grid', 'Feature grids'],
    group: 'Facts',
    sketch: `${heading}${times(6, (cell) => {
      const x = 20 + (cell % 3) * 70
      const y = 46 + Math.floor(cell / 3) * 54
      return dot(x + 8, y + 8, 8) + bar(x, y + 22, 54) + bar(x, y + 33, 44)
    })}`,
    fields: [
      ...sectionHeading(),
      {
        name: 'columns',
        type: 'number',
        required: true,
        defaultValue: 3,
        min: 2,
        max: 4,
        admin: { description: '2 to 4 on a wide screen.' },
        validate: (value: number | null | undefined) => value === 2 || value === 3 || value === 4 || 'Use 2, 3 or 4 columns',
      },
      {
        name: 'features',
        type: 'array',
        labels: { singular: 'Feature', plural: 'Features' },
        minRows: 1,
        maxRows: 16,
        fields: [
          {
            type: 'row',
            fields: [iconField(), { name: 'title', type: 'text', required: true, maxLength: 100 }],
          },
          { name: 'text', type: 'textarea', required: true, maxLength: 500, admin: { rows: 2 } },
          hrefField(),
        ],
      },
      linksField(),
    ],
  },
  comparisonTable: {
    labels: ['Comparison table', 'Comparison tables'],
    group: 'Facts',
    sketch: `${heading}${bar(94, 44, 58, 100, '#e6eef5')}${times(5, (row) => bar(20, 52 + row * 19, 56) + bar(102, 52 + row * 19, 42, 6, STEEL) + bar(168, 52 + row * 19, 42) + line(`M20 ${65 + row * 19}H220`, '#e9e5db', 1))}`,
    fields: [
      ...sectionHeading(),
      columns,
      {
        name: 'highlightedColumn',
        type: 'number',
        min: 0,
        max: 5,
        admin: { description: 'Which column is ours: 0 for the first. Leave empty for none.' },
        validate: (value: number | null | undefined, { siblingData }: { siblingData: unknown }) =>
          value == null || (Number.isInteger(value) && value >= 0 && value < columnCount(siblingData)) || 'That column doesn’t exist',
      },
      rows,
      sourceField(true),
      linksField(),
    ],
  },
  steps: {
    labels: ['Steps', 'Steps'],
    group: 'Facts',
    sketch: `${heading}${times(3, (step) => dot(34 + step * 70, 68, 13) + bar(20 + step * 70, 92, 54, 7, INK) + bar(20 + step * 70, 106, 50) + bar(20 + step * 70, 118, 38))}${line('M50 68H88M120 68H158')}`,
    fields: [
      ...sectionHeading(),
      {
        name: 'steps',
        type: 'array',
        labels: { singular: 'Step', plural: 'Steps' },
        minRows: 1,
        maxRows: 10,
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'title', type: 'text', required: true, maxLength: 100 },
              { name: 'duration', type: 'text', maxLength: 60, admin: { placeholder: '8 weeks' } },
            ],
          },
          { name: 'text', type: 'textarea', required: true, maxLength: 500, admin: { rows: 2 } },
        ],
      },
      linksField(),
    ],
  },
  timeline: {
    labels: ['Timeline', 'Timelines'],
    group: 'Facts',
    sketch: `${heading}${line('M32 48V146', GREY)}${times(4, (row) => dot(32, 54 + row * 27, 5) + bar(48, 50 + row * 27, 34, 7, STEEL) + bar(92, 50 + row * 27, 118 - row * 16))}`,
    fields: [
      ...sectionHeading(),
      {
        name: 'events',
        type: 'array',
        labels: { singular: 'Event', plural: 'Events' },
        minRows: 1,
        maxRows: 20,
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'when', type: 'text', required: true, maxLength: 60, admin: { placeholder: '1940s' } },
              { name: 'title', type: 'text', required: true, maxLength: 120 },
            ],
          },
          { name: 'text', type: 'textarea', required: true, maxLength: 600, admin: { rows: 2 } },
        ],
      },
    ],
  },
  chart: {
    labels: ['Chart', 'Charts'],
    group: 'Facts',
    sketch: `${heading}${line('M24 46V138H220', GREY)}${times(5, (column) => bar(38 + column * 36, 138 - (26 + ((column * 37) % 58)), 22, 26 + ((column * 37) % 58), column === 2 ? SIGNAL : STEEL))}`,
    fields: [...sectionHeading(), ...chartFields()],
  },
  /** A revenue projection: the rows hold what drives it, the site computes the rest. */
  projections: {
    labels: ['Projection', 'Projections'],
    group: 'Facts',
    sketch: `${heading}${line('M24 46V138H220', GREY)}${line('M30 128C90 122 140 104 214 50', SIGNAL, 3)}${line('M30 132C100 130 150 118 214 92')}`,
    fields: [
      ...sectionHeading(),
      {
        name: 'years',
        type: 'array',
        labels: { singular: 'Year', plural: 'Years' },
        minRows: 1,
        maxRows: 12,
        admin: { description: 'The inputs for each year. Revenue, profit and market share are calculated from them.' },
        fields: [
          {
            type: 'row',
            fields: [whole('year', 'Year', 2000, 2100), whole('kitsSold', 'Kits sold'), whole('kitPriceDollars', 'Kit price, $')],
          },
          {
            type: 'row',
            fields: [
              whole('saasSubscribers', 'Software subscribers'),
              whole('saasMonthlyPriceDollars', 'Subscription a month, $'),
              whole('saasMonthsBilled', 'Months billed', 0, 12, 12),
            ],
          },
          {
            type: 'row',
            fields: [percent('logisticsPercent', 'Logistics, % of kit revenue'), percent('grossMarginPercent', 'Gross margin, %')],
          },
        ],
      },
      {
        type: 'row',
        fields: [
          whole('homesPerYear', 'Homes completed a year', 0, 10_000_000, HOMES_PER_YEAR),
          percent('netMarginTargetPercent', 'Net margin target, %', 15),
        ],
      },
      {
        name: 'marketCases',
        type: 'number',
        hasMany: true,
        label: 'Market shares to show, %',
        maxRows: 6,
        min: 0,
        max: 100,
        admin: { description: 'The section shows how many homes a year each share would be. Type one and press Enter.' },
      },
      {
        name: 'assumptions',
        type: 'array',
        labels: { singular: 'Assumption', plural: 'Assumptions' },
        maxRows: 12,
        fields: [
          { name: 'title', type: 'text', required: true, maxLength: 80 },
          { name: 'text', type: 'textarea', required: true, maxLength: 400, admin: { rows: 2 } },
        ],
      },
      sourceField(true),
    ],
  },
}

function whole(name: string, label: string, min = 0, max = 1_000_000_000, defaultValue?: number): NumberField {
  return {
    name,
    type: 'number',
    label,
    required: true,
    min,
    max,
    defaultValue,
    validate: (value: number | null | undefined) =>
      (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) || `Use a whole number from ${min} to ${max}`,
  }
}

function percent(name: string, label: string, defaultValue?: number): NumberField {
  return { name, type: 'number', label, required: true, min: 0, max: 100, defaultValue, admin: { step: 0.1 } }
}
