import type { Bom, BomLine } from '@framewell/domain/bom/bom'
import { BOM_CATEGORIES } from '@framewell/domain/bom/bomCategory'
import { bomTotalLines } from '@framewell/domain/bom/bomTotalLines'
import { categoryNames, choiceWords, quantityWords, unitWords } from '@framewell/domain/bom/bomWords'
import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import type { Layout } from '@framewell/domain/framing/layout'
import { NOT_REVIEWED, notCheckedWords, REVIEW_REQUIRED } from '@framewell/domain/framing/notChecked'
import { centsOfDollars, sumCents } from '@framewell/domain/money/cents'
import { dollarsWithCents, usdWithCents } from '@framewell/domain/money/usd'
import { figure, percent } from '@framewell/domain/numbers/figure'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { type Issuer, letterhead } from '../platform/pdf/letterhead'
import type { PdfSheet } from '../platform/pdf/PdfSheet'
import { bullets, callout, factRow, heading, paragraph } from '../platform/pdf/pdfBlocks'
import { pdfDrawing } from '../platform/pdf/pdfDrawing'
import { TEXT } from '../platform/pdf/pdfStyle'
import { type PdfColumn, type PdfRow, pdfTable } from '../platform/pdf/pdfTable'
import { writePdf } from '../platform/pdf/writePdf'

const DRAWING_HEIGHT = 200

/** What a bill's document is made from. */
interface BomDocument {
  readonly bom: Bom
  /** The layout that was taken off, for the drawing. */
  readonly layout: Layout
  readonly priced: boolean
  readonly issuer: Issuer
}

/** A bill of materials to order from: drawing, summary, lines by category with their rules, assumptions, warnings. The same bill gives the same bytes. */
export function bomPdf({ bom, layout, priced, issuer }: BomDocument): Promise<Buffer> {
  const facts = {
    title: `Bill of materials, ${bom.plan_name}`,
    subject: `${figure(bom.square_footage)} sq ft, ${bom.distributor}`,
    author: issuer.name,
    createdAt: new Date(`${bom.generated_date}T00:00:00Z`),
    foot: `${bom.plan_name}, bill of materials of ${longDate(bom.generated_date)}. Preliminary. ${NOT_REVIEWED}.`,
  }
  return writePdf(facts, (sheet) => {
    letterhead(sheet, issuer)
    sheet.text('H1', `Bill of materials: ${bom.plan_name}`, TEXT.title)
    sheet.space(8)
    factRow(sheet, [
      { name: 'Area', value: `${figure(bom.square_footage)} sq ft` },
      { name: 'Made on', value: longDate(bom.generated_date) },
      { name: 'Distributor', value: bom.distributor },
      { name: 'Lead time', value: bom.estimated_lead_time },
      ...(priced ? [{ name: 'Total in US dollars', value: dollarsWithCents(bom.total_cost) }] : []),
    ])
    sheet.space(10)
    pdfDrawing(sheet, frameIsometric(frameModel(layout)), DRAWING_HEIGHT)
    if (bom.warnings.length > 0) callout(sheet, REVIEW_REQUIRED, bom.warnings)
    paragraph(sheet, notCheckedWords(bom.not_checked))
    summary(sheet, bom)
    const rules = [...new Set(bom.line_items.map(({ rule }) => ruleWords(rule)))]
    for (const category of BOM_CATEGORIES) {
      const lines = bom.line_items.filter((line) => line.category === category)
      if (lines.length === 0) continue
      heading(sheet, `${categoryNames[category]}, ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`)
      pdfTable(sheet, columnsFor(priced), rowsFor(lines, rules, priced))
    }
    if (priced) {
      sheet.space(8)
      for (const { term, detail, total } of bomTotalLines(bom)) sheet.text('P', `${term}: ${detail}`, total ? TEXT.strong : TEXT.body)
    }
    heading(sheet, 'Rules and their sources')
    bullets(
      sheet,
      rules.map((words, index) => `Rule ${index + 1}. ${words}`),
    )
    heading(sheet, 'Assumptions')
    bullets(sheet, bom.assumptions)
  })
}

function summary(sheet: PdfSheet, bom: Bom): void {
  heading(sheet, 'What is counted')
  for (const words of choiceWords(bom)) paragraph(sheet, words)
}

function columnsFor(priced: boolean): PdfColumn[] {
  return [
    { heading: 'Material', share: priced ? 3.9 : 5 },
    { heading: 'CSI', share: 1.05 },
    { heading: 'Net', share: 1.2, align: 'end' },
    { heading: 'Waste', share: 0.7, align: 'end' },
    { heading: 'Order', share: 1.3, align: 'end' },
    ...(priced
      ? [
          { heading: 'Unit cost', share: 1, align: 'end' as const },
          { heading: 'Total', share: 1.5, align: 'end' as const },
        ]
      : []),
  ]
}

/** A rule is printed once at the end; lines name its number. */
function rowsFor(lines: readonly BomLine[], rules: readonly string[], priced: boolean): PdfRow[] {
  const rows: PdfRow[] = lines.map((line) => ({
    cells: [
      `${line.product_name}\n${line.sku}. ${line.use}. Rule ${rules.indexOf(ruleWords(line.rule)) + 1}. ${line.supplier}, ${line.lead_time}.`,
      line.csi.replaceAll(' ', '\u00a0'),
      `${quantityWords(line.net_quantity)} ${line.net_unit}`,
      percent(line.waste_factor),
      `${figure(line.quantity)} ${unitWords(line.quantity, line.unit)}`,
      ...(priced ? [money(line.unit_cost), money(line.total_cost)] : []),
    ],
  }))
  if (!priced) return rows
  const together = sumCents(lines.map(({ total_cost }) => centsOfDollars(total_cost ?? 0)))
  return [...rows, { cells: ['Total', '', '', '', '', '', usdWithCents(together)], kind: 'total' }]
}

function ruleWords({ name, source, judgement }: BomLine['rule']): string {
  return `${name}. ${judgement ? 'Framewell assumption' : 'Source'}: ${source}.`
}

function money(dollars: number | null): string {
  return dollars === null ? 'not listed' : dollarsWithCents(dollars)
}
