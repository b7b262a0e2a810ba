import { HOMES_PER_YEAR } from '@framewell/domain/insights/initialProjections'
import type { NumberField } from 'payload'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { sourceField } from '../fields/sourceField'
import { GREY, heading, inLibrary, line, type SectionBlock, SIGNAL } from './sectionBlock'

/** A revenue projection: the rows hold what drives it, the site computes the rest. */
export const ProjectionsSection: SectionBlock = {
  slug: 'projections',
  interfaceName: 'ProjectionsSection',
  labels: { singular: 'Projection', plural: 'Projections' },
  admin: inLibrary(
    'Facts',
    `${heading}${line('M24 46V138H220', GREY)}${line('M30 128C90 122 140 104 214 50', SIGNAL, 3)}${line('M30 132C100 130 150 118 214 92')}`,
  ),
  fields: [
    ...sectionHeading(),
    {
      name: 'years',
      type: 'array',
      labels: { singular: 'Year', plural: 'Years' },
      minRows: 1,
      maxRows: 12,
      admin: { description: 'What drives each year. Revenue, profit and market share are computed from it and drawn.' },
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
      admin: { description: 'For each of them the section says how many homes a year it would be. Type one and press Enter.' },
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
    sectionAppearance(),
  ],
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
