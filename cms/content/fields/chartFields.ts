import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { cellFact, cellProblem } from '@framewell/domain/content/chartCells'
import { CHART_TYPES } from '@framewell/domain/content/figures'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import type { Field, PayloadRequest } from 'payload'
import { readFacts, valuesOf } from '../facts/readFacts'
import { refuseBlank } from './refuseBlank'
import { sourceField } from './sourceField'
import { IN_CONTENT_SCREEN } from './tableFields'

const TYPE_LABELS: Record<(typeof CHART_TYPES)[number], string> = { bar: 'Bars', line: 'Lines', stacked: 'Stacked bars' }

/** The fields of a chart, as a section or in running text. */
export function chartFields(): Field[] {
  const categories: Field = {
    name: 'categories',
    type: 'text',
    hasMany: true,
    required: true,
    minRows: 1,
    maxRows: 60,
    validate: (labels: unknown) =>
      Array.isArray(labels) && labels.length > 60
        ? 'Use at most 60 categories'
        : refuseBlank((category) => `Category ${category} has no label: name it, or remove it`)(labels),
    admin: { readOnly: true, description: 'Along the bottom, in order: years, places, kinds.' },
  }
  const series: Field = {
    name: 'series',
    type: 'array',
    labels: { singular: 'Series', plural: 'Series' },
    minRows: 1,
    maxRows: 6,
    admin: IN_CONTENT_SCREEN,
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80, validate: refuseBlank(() => 'Name this series', 80) },
      {
        name: 'values',
        // Numbers, or facts whose value is a number.
        type: 'text',
        hasMany: true,
        required: true,
        custom: { cellsFor: 'categories', cells: 'numbers' },
        typescriptSchema: [() => ({ type: 'array', items: { type: ['number', 'string'] } })],
        admin: { description: 'One for each category, in order.' },
        validate: (values: unknown, { blockData, req }) => validateCells(values, categoriesOf(blockData), req),
      },
    ],
  }
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
          options: optionsOf(CHART_TYPES, TYPE_LABELS),
        },
        {
          name: 'unit',
          type: 'text',
          required: true,
          maxLength: 40,
          validate: refuseBlank(() => 'Say what the numbers count', 40),
          admin: { placeholder: 'million US dollars' },
        },
      ],
    },
    categories,
    series,
    sourceField(true),
  ]
}

function categoriesOf(chart: unknown): unknown[] {
  return isRecord(chart) && Array.isArray(chart.categories) ? chart.categories : []
}

/** Checks that a series has a number, or a fact with one, for each category. */
export async function validateCells(values: unknown, categories: readonly unknown[], req: PayloadRequest): Promise<true | string> {
  const cells: unknown[] = Array.isArray(values) ? values : []
  if (cells.length !== categories.length) return `This series has ${cells.length} values; the chart has ${categories.length} categories`
  // A draft may have empty cells.
  const empty = cells.findIndex((cell) => typeof cell !== 'number' && cellFact(cell) === undefined)
  if (empty >= 0) return `This series has no value for category ${empty + 1} yet`
  const facts = cells.some((cell) => typeof cell === 'string') ? valuesOf(await readFacts(req)) : new Map()
  const problems = cells.flatMap((cell, at) => {
    const problem = cellProblem(cell, facts)
    return problem ? [`${String(categories[at]) || `Category ${at + 1}`}: ${problem}`] : []
  })
  return problems[0] ?? true
}
