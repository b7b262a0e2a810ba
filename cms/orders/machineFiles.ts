import { companyDay } from '@framewell/domain/dates/businessDays'
import { type MachineFiles, machineFiles } from '@framewell/domain/export/machine/machineFiles'
import type { MachineFormat } from '@framewell/domain/export/machine/machineFormats'
import { shopFrame } from '@framewell/domain/framing/shopFrame'
import type { checkPanelOnMachine as checkCall, downloadMachineFile as downloadCall } from '@framewell/domain/orders/machineCalls'
import { fileAnswer } from '../bom/fileAnswer'
import { rollFormersOf } from '../network/rollFormersOf'
import type { Fabricator } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import type { Operation } from '../platform/http/calls/bindCall'
import type { Refusing } from '../platform/http/calls/callContext'
import { openOrder } from './findOrder'
import { orderPanelBasis } from './orderPanelBasis'
import { orderedFrame } from './orderPanels'

interface Asked {
  readonly orderId: string
  readonly panel: string
  readonly machine: string
  readonly format: MachineFormat
}

export const checkPanelOnMachine: Operation<typeof checkCall> = async (context, asked) => {
  const { files, problems, leftOut, unmarked } = await filesFor(context, asked)
  return {
    files: files.map(({ code, pieces }) => ({ code, pieces })),
    problems: [...problems],
    leftOut: [...leftOut],
    unmarked: [...unmarked],
  }
}

export const downloadMachineFile: Operation<typeof downloadCall> = async (context, { code, ...asked }) => {
  const { files } = await filesFor(context, asked)
  const file = files.find((each) => each.code === code)
  if (!file) throw context.refuse('notRollable')
  const [ending, type] = asked.format === 'howick-csv' ? ['csv', 'text/csv; charset=utf-8'] : ['xml', 'application/xml; charset=utf-8']
  return fileAnswer(file.text, `${asked.orderId}-${asked.panel}-${code}.${ending}`, type)
}

type Context = Refusing<'unknownOrder' | 'framedOtherwise' | 'unknownMachine' | 'unknownPanel'> & { readonly now: Date }

/** @throws CallProblem unknownOrder for everybody but the order's shop: machines and their tools are the shop's own data */
async function filesFor(context: Context, { orderId, panel, machine, format }: Asked): Promise<MachineFiles> {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrder(context, orderId)
  if (seenAs !== 'fabricator') throw refuse('unknownOrder')
  const shop = await req.payload.db.findOne<Fabricator>({
    collection: 'fabricators',
    where: { id: { equals: idOf(order.fabricator) } },
    req,
  })
  const rollFormer = shop && rollFormersOf(shop).find(({ id }) => id === machine)
  if (!rollFormer) throw refuse('unknownMachine')
  const frame = shopFrame(orderedFrame(context, order), await orderPanelBasis(req, order))
  const found = machineFiles(frame, rollFormer, { format, panel, job: order.number, on: companyDay(now) })
  if (!found) throw refuse('unknownPanel')
  return found
}
