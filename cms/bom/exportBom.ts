import { type Bom, withoutPricing } from '@framewell/domain/bom/bom'
import { bomCsv, bomFileName, PRICED_FORMATS } from '@framewell/domain/bom/bomExport'
import type { exportBom as exportBomCall } from '@framewell/domain/bom/calls'
import { documentIssuer } from '../content/site/documentIssuer'
import type { Operation } from '../platform/http/calls/bindCall'
import { billFrom } from './askBill'
import { billFor, type KeptBill, subjectFor } from './billFor'
import { bomBooks } from './bomBooks'
import { bomDocuments } from './bomDocuments'
import { csvAnswer, fileAnswer } from './fileAnswer'

/** The bill as a file named after its plan. */
export const exportBom: Operation<typeof exportBomCall> = async (context, { format, include_pricing, bom_request }) => {
  const bill = await billFor(context, bom_request, 'bom_request.')
  const bom = billFrom(bill.text)
  const priced = include_pricing ?? PRICED_FORMATS[format]
  const name = bomFileName(bom.plan_name, format)
  if (format === 'csv') return csvAnswer(bomCsv(bom, priced), name)
  if (format === 'json') return fileAnswer(jsonOf(bom, priced), name, 'application/json; charset=utf-8')
  const issuer = await documentIssuer(context.req)
  const { layout } = subjectFor(await bomBooks(context.req), bom_request, 'bom_request.')
  const pdf = await writtenOnce(bill, JSON.stringify([priced, issuer]), () => bomDocuments.write('bom', { bom, layout, priced, issuer }))
  return fileAnswer(pdf, name, 'application/pdf')
}

/** PDFs of the bills that are kept: the same bill has the same bytes. */
const written = new WeakMap<KeptBill, Map<string, Promise<Uint8Array<ArrayBuffer>>>>()

function writtenOnce(bill: KeptBill, variant: string, write: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const ofBill = written.get(bill) ?? new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  written.set(bill, ofBill)
  const pdf = ofBill.get(variant) ?? write()
  ofBill.set(variant, pdf)
  pdf.catch(() => ofBill.delete(variant))
  return pdf
}

function jsonOf(bom: Bom, priced: boolean): string {
  return `${JSON.stringify(priced ? bom : withoutPricing(bom), null, 2)}\n`
}
