import { getPriceBook } from './getPriceBook'
import { listPlans } from './listPlans'

export const catalogCalls = { listPlans, getPriceBook }
