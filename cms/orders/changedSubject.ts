import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { type Layout, storedLayoutSchema } from '@framewell/domain/framing/layout'
import { changeFields, priceOrdered, withChoices } from '@framewell/domain/orders/changeChoices'
import type { ChangeChoices, ChangeField, Compared } from '@framewell/domain/orders/changeFields'
import type { FrozenOrder, OrderedInputs } from '@framewell/domain/orders/frozenOrder'
import { kitPrice } from '@framewell/domain/orders/kitPrice'
import type { SourceInput } from '@framewell/domain/orders/placing'
import { quotedPlan } from '@framewell/domain/quotes/draftQuote'
import { frameWithoutFixes } from '@framewell/domain/quotes/quoteFrame'
import { kitTitle } from '@framewell/domain/quotes/quoteTitle'
import { siteDesignOf } from '@framewell/domain/quotes/siteDesign'
import type { PayloadRequest } from 'payload'
import { currentPriceBook, priceBookVersion } from '../catalog/priceBooks'
import type { Order } from '../payload-types'
import { idOf } from '../platform/database/idOf'
import { frameOfInputs } from '../quotes/frameOfInputs'
import { drawingsOfPlan, planLayoutOf } from '../quotes/planLayoutOf'
import { freezeOrder, type OrderCopies } from './freezeOrder'
import { lotSubject } from './lotSubject'
import { checkFrameOf, orderSubject, readSubject } from './orderSubject'
import { type OrderSubject, orderedKit, type PlaceRefusing } from './placing'
import { storedOrder } from './storedOrder'

/** What an order becomes, with its copies. */
export interface ChangedSubject {
  readonly subject: Pick<OrderSubject, 'title' | 'lines' | 'totalCents'> & {
    /** Null when options of the ordered item change. */
    readonly source: OrderSubject['source'] | null
    readonly choices: readonly Compared[]
  }
  readonly copies: Pick<OrderCopies, 'frozen' | 'cutList'> & {
    /** Undefined while the frame stays. */
    readonly needs: OrderCopies['needs'] | undefined
  }
}

interface Wanted {
  readonly source?: SourceInput | undefined
  readonly choices?: ChangeChoices | undefined
}

/** The options of an order that can be replaced: at the prices it was signed at, as far as they are still offered. */
export async function changeFieldsOf(req: PayloadRequest, { inputs, priceBookVersion: version }: FrozenOrder): Promise<ChangeField[]> {
  return changeFields(await priceBookVersion(req, version), await currentPriceBook(req), inputs)
}

/**
 * What a change order puts in place of what is ordered; undefined when that stays.
 * @throws CallProblem invalidInput for a choice that is not offered; everything that placing an order refuses
 */
export async function changedSubject(
  context: PlaceRefusing,
  order: Order,
  { source, choices = {} }: Wanted,
): Promise<ChangedSubject | undefined> {
  const next = { number: order.number, revision: order.revision + 1 }
  if (source) {
    const subject = await orderSubject(context, source, idOf(order.company))
    return { subject: { ...subject, choices: [] }, copies: await freezeOrder(context, subject, next) }
  }
  const chosen = await chosenSubject(context, order, choices)
  if (!chosen) return undefined
  const { subject, compared, isSameFrame } = chosen
  const { frozen } = storedOrder(order)
  const copies = await freezeOrder(context, subject, next)
  return {
    subject: { ...subject, source: null, choices: compared },
    copies: isSameFrame ? { frozen: { ...copies.frozen, frame: frozen.frame }, cutList: order.cutList, needs: undefined } : copies,
  }
}

/** Before the transaction of a change order: the frame that it would bring is checked first (`checkSource`). */
export async function checkChanged(context: PlaceRefusing, order: Order, { source, choices = {} }: Wanted): Promise<void> {
  const subject = source ? await readSubject(context, source, idOf(order.company)) : (await chosenSubject(context, order, choices))?.subject
  if (subject) await checkFrameOf(subject)
}

/**
 * Other options at the order's own prices; undefined when none differs. The frame stays the order's own unless an option changes it, and its
 * plan as it was drawn unless another plan is chosen.
 */
async function chosenSubject(context: PlaceRefusing, order: Order, choices: ChangeChoices) {
  const { req, refuse } = context
  const { frozen, source } = storedOrder(order)
  const chosen = withChoices(frozen.inputs, await changeFieldsOf(req, frozen), choices)
  if ('refusal' in chosen) throw refuse(chosen.refusal, chosen.more)
  const { inputs, compared } = chosen
  if (compared.length === 0) return undefined
  const book = await priceBookVersion(req, frozen.priceBookVersion)
  const lotAs = lotChooser(context, order)
  const drawing = lotAs ? undefined : await orderedDrawing(req, book, frozen)
  const isSamePlan = quotedPlan(inputs) === quotedPlan(frozen.inputs)
  const planLayout = (isSamePlan ? drawing : undefined) ?? (await planLayoutOf(req, inputs))
  const was =
    (await lotAs?.(frozen.inputs)) ?? (await frameOfInputs(book, frozen.inputs, drawing ?? (await planLayoutOf(req, frozen.inputs))))
  const becomes = (await lotAs?.(inputs)) ?? (await pricedChoice(context, book, { inputs, source }, planLayout))
  const isSameFrame = JSON.stringify(was.layout) === JSON.stringify(becomes.layout)
  const isRedrawn = !lotAs && isSamePlan && planLayout !== null && !drawing && !isSameFrame
  return {
    subject: isSameFrame ? { ...becomes, layout: frozen.layout } : becomes,
    compared: isRedrawn ? [...compared, REDRAWN] : compared,
    isSameFrame,
  }
}

/** Signed with a change of an order whose own drawing is not on record. */
const REDRAWN: Compared = { label: 'Drawing of the plan', before: 'as it was ordered', after: 'as the catalog has it today' }

/** The drawing of its plan that an order's frame was made from; undefined for a house without a plan, and when it is not on record. */
async function orderedDrawing(req: PayloadRequest, book: PriceBook, { inputs, layout }: FrozenOrder): Promise<Layout | undefined> {
  const planId = quotedPlan(inputs)
  if (planId === null) return undefined
  const ordered = textOf(layout)
  const drawings = await drawingsOfPlan(req, planId)
  return drawings.find((drawing) => {
    const configured = frameWithoutFixes(book, inputs, drawing.layout)
    return configured && textOf(applyFrameOptions(configured, siteDesignOf(inputs)?.fixes ?? {})) === ordered
  })?.layout
}

/** A layout to compare, without the site that it passes at. */
const textOf = (layout: Layout): string => JSON.stringify(storedLayoutSchema.parse({ ...layout, designSite: undefined }))

/** What an order is for with other choices, at the prices it was signed at. */
async function pricedChoice(
  context: PlaceRefusing,
  book: PriceBook,
  { inputs, source }: Pick<OrderSubject, 'inputs' | 'source'>,
  planLayout: Layout | null,
): Promise<OrderSubject> {
  const priced = priceOrdered(book, inputs)
  if (!priced.ok) throw context.refuse('noLongerOffered', { detail: priced.message })
  return {
    ...(await frameOfInputs(book, inputs, planLayout)),
    source,
    title: kitTitle(book, inputs),
    site: null,
    inputs,
    ...orderedKit(context, inputs, kitPrice(inputs, priced.price)),
    priceBookVersion: book.version,
  }
}

/** For the order of a lot: the lot with the plan and steel frame of other answers. It stays mirrored, with its site and its price break. */
function lotChooser(context: PlaceRefusing, order: Order) {
  const { source } = storedOrder(order)
  if (source.kind !== 'lot') return undefined
  return async ({ kind, answers }: OrderedInputs): Promise<OrderSubject> => {
    if (kind !== 'steel' || !answers.selectedPlan || !answers.steelFrame) throw context.refuse('unknownSource')
    return lotSubject(context, source, idOf(order.company), { planId: answers.selectedPlan, steelFrame: answers.steelFrame })
  }
}
