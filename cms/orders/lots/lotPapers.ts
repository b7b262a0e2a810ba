import { bomFileName } from '@framewell/domain/bom/bomExport'
import { deliveries } from '@framewell/domain/developments/deliveries'
import type {
  downloadDevelopment as downloadDevelopmentCall,
  getDevelopmentBill as getDevelopmentBillCall,
} from '@framewell/domain/developments/developmentCalls'
import { deliveryOf, deliveryScheduleCsv, developmentBillCsv } from '@framewell/domain/developments/developmentFiles'
import { csvAnswer } from '../../bom/fileAnswer'
import { developmentAnswer } from '../../developments/developmentAnswer'
import { openDevelopment } from '../../developments/storedDevelopment'
import type { Operation } from '../../platform/http/calls/bindCall'
import { billOf, cutListOf, weighedLots } from './countedLots'

export const getDevelopmentBill: Operation<typeof getDevelopmentBillCall> = async (context, { developmentId }) => {
  const development = await openDevelopment(context, developmentId)
  return billOf(context, development, true)
}

/** A file over all lots. */
export const downloadDevelopment: Operation<typeof downloadDevelopmentCall> = async (context, { developmentId, file }) => {
  const development = await openDevelopment(context, developmentId)
  const { name } = development.row
  const named = (what: string) => bomFileName(name, 'csv').replace(/_BOM(?=\.csv$)/, `_${what}`)
  if (file === 'cut-list') return csvAnswer(await cutListOf(context, development), named('cut_list'))
  if (file === 'bill') return csvAnswer(developmentBillCsv((await billOf(context, development)).bill), bomFileName(name, 'csv'))
  const weighed = await weighedLots(context, development)
  const { lots } = await developmentAnswer(context.req, development)
  const rows = deliveries(lots).flatMap((lot) => {
    const found = weighed.find(({ id }) => id === lot.id)
    return found ? [deliveryOf(lot, found.subject, found.pounds)] : []
  })
  return csvAnswer(deliveryScheduleCsv(rows), named('deliveries'))
}
