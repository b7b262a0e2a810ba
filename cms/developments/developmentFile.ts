import { bomFileName } from '@framewell/domain/bom/bomExport'
import { deliveries } from '@framewell/domain/developments/deliveries'
import type {
  downloadDevelopment as downloadDevelopmentCall,
  getDevelopmentBill as getDevelopmentBillCall,
} from '@framewell/domain/developments/developmentCalls'
import { deliveryOf, deliveryScheduleCsv, developmentBillCsv } from '@framewell/domain/developments/developmentFiles'
import { csvAnswer } from '../bom/fileAnswer'
import type { Operation } from '../platform/http/calls/bindCall'
import { billOf, cutListOf } from './countedLots'
import { developmentAnswer } from './developmentAnswer'
import { openDevelopment } from './storedDevelopment'

export const getDevelopmentBill: Operation<typeof getDevelopmentBillCall> = async (context, { developmentId }) => {
  const development = await openDevelopment(context, developmentId)
  const { bill, nest } = await billOf(context, development, true)
  return { bill, nest }
}

/** A file over all lots. */
export const downloadDevelopment: Operation<typeof downloadDevelopmentCall> = async (context, { developmentId, file }) => {
  const development = await openDevelopment(context, developmentId)
  const { name } = development.row
  const named = (what: string) => bomFileName(name, 'csv').replace(/_BOM(?=\.csv$)/, `_${what}`)
  if (file === 'cut-list') return csvAnswer(await cutListOf(context, development), named('cut_list'))
  const { counted, bill } = await billOf(context, development)
  if (file === 'bill') return csvAnswer(developmentBillCsv(bill), bomFileName(name, 'csv'))
  const { lots } = await developmentAnswer(context.req, development)
  const rows = deliveries(lots).flatMap((lot) => {
    const subject = counted.find(({ id }) => id === lot.id)?.subject
    const pounds = bill.lots.find(({ id }) => id === lot.id)?.weightPounds
    return subject && pounds !== undefined ? [deliveryOf(lot, subject, pounds)] : []
  })
  return csvAnswer(deliveryScheduleCsv(rows), named('deliveries'))
}
