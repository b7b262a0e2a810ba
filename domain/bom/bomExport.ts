import { type CsvColumn, csvText } from '../export/csvText'
import type { FrameFormat } from '../export/frameFormat'
import type { Bom, BomLine } from './bom'

export const BOM_FORMATS = ['csv', 'pdf', 'json'] as const
export type BomFormat = (typeof BOM_FORMATS)[number]

/** By default CSV and PDF have prices, JSON does not. */
export const PRICED_FORMATS: Readonly<Record<BomFormat, boolean>> = { csv: true, pdf: true, json: false }

/** '{plan name}_BOM.{extension}', without characters that are special to file systems or headers. */
export function bomFileName(planName: string, extension: string): string {
  const safe = planName
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
  return `${safe || 'Plan'}_BOM.${extension}`
}

const columns: readonly CsvColumn<BomLine>[] = [
  { header: 'Category', value: (line) => line.category },
  { header: 'CSI division', value: (line) => line.csi },
  { header: 'SKU', value: (line) => line.sku },
  { header: 'Product', value: (line) => line.product_name },
  { header: 'Use', value: (line) => line.use },
  { header: 'Supplier', value: (line) => line.supplier },
  { header: 'Supplier SKU', value: (line) => line.supplier_sku },
  { header: 'Lead time', value: (line) => line.lead_time },
  { header: 'Quantity', value: (line) => line.quantity },
  { header: 'Unit', value: (line) => line.unit },
  { header: 'Net quantity', value: (line) => line.net_quantity },
  { header: 'Net unit', value: (line) => line.net_unit },
  { header: 'Waste factor', value: (line) => line.waste_factor },
  { header: 'Weight, lb', value: (line) => line.weight_pounds },
  { header: 'Rule', value: (line) => line.rule.name },
  { header: 'Source', value: (line) => (line.rule.judgement ? `Framewell assumption: ${line.rule.source}` : line.rule.source) },
  { header: 'Inputs', value: (line) => line.inputs.map(({ label, value, unit }) => `${label} = ${value} ${unit}`).join('; ') },
]

const prices: readonly CsvColumn<BomLine>[] = [
  { header: 'Unit cost', value: (line) => line.unit_cost },
  { header: 'Total cost', value: (line) => line.total_cost },
]

/**
 * A bill's lines as CSV, one row each; prices in US dollars when requested. Each row repeats what is not checked, so sorting loses nothing.
 */
export function bomCsv(bom: Bom, includePricing: boolean): string {
  const unitAt = columns.findIndex(({ header }) => header === 'Unit') + 1
  const priced = includePricing ? [...columns.slice(0, unitAt), ...prices, ...columns.slice(unitAt)] : columns
  return csvText([...priced, { header: 'Not checked', value: () => bom.not_checked.join(', ') }], bom.line_items)
}

/** '{plan name}_frame.dxf', sanitized the same way. */
export function frameFileName(planName: string, format: FrameFormat): string {
  return bomFileName(planName, 'csv').replace(/_BOM\.csv$/, `_frame.${format}`)
}

/** '{plan name}_cut-list.csv', sanitized the same way. */
export function cutListFileName(planName: string): string {
  return bomFileName(planName, 'csv').replace(/_BOM\.csv$/, '_cut-list.csv')
}
