import type { Bom } from '@framewell/domain/bom/bom'
import { bomRequestSchema } from '@framewell/domain/bom/bomRequest'
import { bomSubject } from '@framewell/domain/bom/bomSubject'
import { exportBom, generateBom, listBomDistributors, listBomPlans } from '@framewell/domain/bom/calls'
import { INITIAL_MATERIALS } from '@framewell/domain/bom/initialMaterials'
import { INITIAL_PRICE_LISTS } from '@framewell/domain/bom/initialPriceLists'
import { makeBom } from '@framewell/domain/bom/makeBom'
import { toBomPlan } from '@framewell/domain/bom/toBomPlan'
import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { type AnswerCall, answerCalls, CallRefusal } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { initialCatalog } from './catalogAnswers'
import { initialPriceBook } from './steelService'

interface BomAnswers {
  readonly plans: AnswerCall<typeof listBomPlans>
  readonly distributors: AnswerCall<typeof listBomDistributors>
  readonly generate: AnswerCall<typeof generateBom>
  readonly exported: AnswerCall<typeof exportBom>
}

const prices = { materials: INITIAL_MATERIALS, lists: INITIAL_PRICE_LISTS }

/** Answers the calls of the BOM generator for stories: the first plans and price lists, bills made by the rules themselves. */
export function bomService(instead: Partial<BomAnswers> = {}): SendRequest {
  return answerCalls([
    [listPlans, () => ({ plans: initialCatalog })],
    [getPriceBook, () => ({ priceBook: initialPriceBook })],
    [listBomPlans, instead.plans ?? (() => ({ plans: INITIAL_PLANS.map(toBomPlan) }))],
    [listBomDistributors, instead.distributors ?? (() => ({ distributors: INITIAL_PRICE_LISTS.map(({ distributor }) => distributor) }))],
    [generateBom, instead.generate ?? generated],
    ...(instead.exported ? [[exportBom, instead.exported] as const] : []),
  ])
}

const generated: AnswerCall<typeof generateBom> = (request) => ({ bom: madeBill(request) })

/** The bill of a request, or the refusal that the server answers. */
export function madeBill(request: CallInput<typeof generateBom>): Bom {
  const resolved = bomSubject(bomRequestSchema.parse(request), INITIAL_PLANS, initialPriceBook)
  if (!resolved.ok) {
    const title = 'Some of the information is missing or not valid. Check the marked fields.'
    throw new CallRefusal({ type: 'about:blank', title, status: 400, code: 'invalidInput', error: title, fields: [...resolved.refusals] })
  }
  const bom = makeBom(resolved.subject, prices, request.preferred_distributor ?? '', '2026-11-21')
  if (!bom) throw new TypeError('Failed to fetch')
  return bom
}
