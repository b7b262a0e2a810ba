import { companyDay } from '@framewell/domain/dates/businessDays'
import type { MachineFormat } from '@framewell/domain/export/machine/machineFormats'
import type { checkPanelOnMachine as checkCall, downloadMachineFile as downloadCall } from '@framewell/domain/orders/machineCalls'
import { fileAnswer } from '../bom/fileAnswer'
import { rollFormersOf } from '../network/rollFormersOf'
import type { Fabricator } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { jsonAnswer } from '../platform/http/calls/answerFor'
import type { Operation } from '../platform/http/calls/bindCall'
import type { Refusing } from '../platform/http/calls/callContext'
import { openOrder } from './findOrder'
import { findInFrame, textOf } from './orderedFrame'
import { orderPanelBasis } from './orderPanelBasis'

interface Asked {
  readonly orderId: string
  readonly panel: string
  readonly machine: string
  readonly format: MachineFormat
}

export const checkPanelOnMachine: Operation<typeof checkCall> = async (context, asked) => {
  const { check } = await openPanel(context, asked)
  return jsonAnswer(textOf(check), 200)
}

export const downloadMachineFile: Operation<typeof downloadCall> = async (context, { code, ...asked }) => {
  const { order, wish } = await openPanel(context, asked)
  const file = await findInFrame(context, order, { ...wish, code })
  if (!file) throw context.refuse('notRollable')
  const [ending, type] = asked.format === 'howick-csv' ? ['csv', 'text/csv; charset=utf-8'] : ['xml', 'application/xml; charset=utf-8']
  return fileAnswer(file, `${asked.orderId}-${asked.panel}-${code}.${ending}`, type)
}

type Context = Refusing<'unknownOrder' | 'framedOtherwise' | 'unknownMachine' | 'unknownPanel'> & { readonly now: Date }

/** @throws CallProblem unknownOrder for everybody but the order's shop: machines and their tools are the shop's own data */
async function openPanel(context: Context, { orderId, panel, machine: id, format }: Asked) {
  const { req, refuse, now } = context
  const { order, seenAs } = await openOrder(context, orderId)
  if (seenAs !== 'fabricator') throw refuse('unknownOrder')
  const shop = await req.payload.db.findOne<Fabricator>({
    collection: 'fabricators',
    where: { id: { equals: idOf(order.fabricator) } },
    req,
  })
  const machine = shop && rollFormersOf(shop).find((rollFormer) => rollFormer.id === id)
  if (!machine) throw refuse('unknownMachine')
  const wanted = { format, panel, job: order.number, on: companyDay(now) }
  const wish = { format: 'machine', panel: wanted, machine, basis: await orderPanelBasis(req, order) } as const
  const check = await findInFrame(context, order, wish)
  if (!check) throw refuse('unknownPanel')
  return { order, wish, check }
}
