import { callsIn } from '../http/callsIn'
import * as getPriceBook from './getPriceBook'
import * as listPlans from './listPlans'

export const catalogCalls = callsIn(getPriceBook, listPlans)
