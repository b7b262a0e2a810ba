import type { Block } from 'payload'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { sourceField } from '../fields/sourceField'

export const ChartSection: Block = {
  slug: 'chart',
  interfaceName: 'ChartSection',
  labels: { singular: 'Chart', plural: 'Charts' },
  admin: { group: 'Facts' },
  fields: [
    ...sectionHeading(),
    {
      type: 'row',
      fields: [
        {
          name: 'chartType',
          type: 'select',
          label: 'Kind',
          required: true,
          defaultValue: 'bar',
          options: [
            { value: 'bar', label: 'Bars' },
            { value: 'line', label: 'Lines' },
            { value: 'stacked', label: 'Stacked bars' },
          ],
        },
        { name: 'unit', type: 'text', required: true, maxLength: 40, admin: { placeholder: 'million US dollars' } },
      ],
    },
    {
      name: 'categories',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 60,
      admin: { description: 'Along the bottom, in order: years, places, kinds.' },
    },
    {
      name: 'series',
      type: 'array',
      labels: { singular: 'Series', plural: 'Series' },
      minRows: 1,
      maxRows: 6,
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        {
          name: 'values',
          type: 'number',
          hasMany: true,
          required: true,
          custom: { cellsFor: 'categories' },
          admin: { description: 'One for each category, in order.' },
          validate: (values: number[] | null | undefined, { blockData }) => {
            const expected = categoryCount(blockData)
            const given = values?.length ?? 0
            return given === expected || `This series has ${given} values; the chart has ${expected} categories`
          },
        },
      ],
    },
    sourceField(true),
    sectionAppearance(),
  ],
}

function categoryCount(chart: unknown): number {
  return typeof chart === 'object' && chart !== null && 'categories' in chart && Array.isArray(chart.categories)
    ? chart.categories.length
    : 0
}
