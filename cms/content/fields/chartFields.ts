import { CHART_TYPES } from '@framewell/domain/content/figures'
import type { Field } from 'payload'
import { asGrid } from './asGrid'
import { sourceField } from './sourceField'

const TYPE_LABELS: Record<(typeof CHART_TYPES)[number], string> = { bar: 'Bars', line: 'Lines', stacked: 'Stacked bars' }

/** What a chart is made of, as a section and within running text. */
export function chartFields(): Field[] {
  const { columns, rows } = asGrid(
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
          validate: (values: (number | null)[] | null | undefined, { blockData }) => {
            const expected = categoryCount(blockData)
            const given = values?.length ?? 0
            if (given !== expected) return `This series has ${given} values; the chart has ${expected} categories`
            // A draft may lack some.
            const empty = values?.indexOf(null) ?? -1
            return empty < 0 || `This series has no value for category ${empty + 1} yet`
          },
        },
      ],
    },
  )
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'chartType',
          type: 'select',
          label: 'Kind',
          required: true,
          defaultValue: 'bar' satisfies (typeof CHART_TYPES)[number],
          options: CHART_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
        },
        { name: 'unit', type: 'text', required: true, maxLength: 40, admin: { placeholder: 'million US dollars' } },
      ],
    },
    columns,
    rows,
    sourceField(true),
  ]
}

function categoryCount(chart: unknown): number {
  return typeof chart === 'object' && chart !== null && 'categories' in chart && Array.isArray(chart.categories)
    ? chart.categories.length
    : 0
}
