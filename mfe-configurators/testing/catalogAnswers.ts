import { type CatalogPlan, toCatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'

/** The CMS's initial plans as the catalog returns them. */
export const initialCatalog: CatalogPlan[] = INITIAL_PLANS.map((plan) => toCatalogPlan(plan))

/** A server that only knows the catalog. */
export const catalogAnswers = (answer: AnswerCall<typeof listPlans> = () => ({ plans: initialCatalog })): SendRequest =>
  answerCalls([[listPlans, answer]])

/** A lost connection for the first `times` requests, then the catalog. */
export function flakyCatalog(times: number): SendRequest {
  let asked = 0
  return catalogAnswers(() => {
    asked += 1
    if (asked <= times) throw new TypeError('Failed to fetch')
    return { plans: initialCatalog }
  })
}
