import { getPriceBook as getPriceBookCall } from '@framewell/domain/catalog/getPriceBook'
import { listPlans as listPlansCall } from '@framewell/domain/catalog/listPlans'
import { bindCall } from '../http/bindCall'
import { getPriceBook } from './getPriceBook'
import { listPlans } from './listPlans'

export const catalogCalls = [bindCall(listPlansCall, listPlans), bindCall(getPriceBookCall, getPriceBook)]
