import { priceFixes } from '@framewell/domain/bom/fixesPrice'
import { INITIAL_MATERIALS } from '@framewell/domain/bom/initialMaterials'
import { INITIAL_PRICE_LISTS } from '@framewell/domain/bom/initialPriceLists'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { CallRefusal } from '@framewell/domain/http/answerCalls'
import { quotedPlan } from '@framewell/domain/quotes/draftQuote'
import type { PickerInputs } from '@framewell/domain/quotes/pickerChoices'
import type { HouseInputs } from '@framewell/domain/quotes/quote'
import { frameWithoutFixes } from '@framewell/domain/quotes/quoteFrame'
import { fixesLine, siteDesignOf } from '@framewell/domain/quotes/siteDesign'
import { initialPriceBook } from './steelService'

const prices = { materials: INITIAL_MATERIALS, lists: INITIAL_PRICE_LISTS, terms: { ...initialPriceBook.bom, preferred: false } }

/** What a house's fixes add, by the server's own rule at the initial prices. */
export function fixesAnswer(inputs: HouseInputs | PickerInputs) {
  const design = siteDesignOf(inputs)
  if (!design) return { line: null }
  const planLayout = INITIAL_PLANS.find(({ id }) => id === quotedPlan(inputs))?.layout ?? null
  const priced = priceFixes({ siteDesign: design }, frameWithoutFixes(initialPriceBook, inputs, planLayout), prices)
  if (!priced.ok) {
    const title = 'Some of the information is missing or not valid. Check the marked fields.'
    throw new CallRefusal({ type: 'about:blank', title, status: 400, code: 'invalidInput', error: title, fields: [...priced.fields] })
  }
  return { line: priced.cents === undefined ? null : fixesLine(design, priced.cents) }
}
