import { listPlans as listPlansCall } from '@framewell/domain/catalog/listPlans'
import { bindCall } from '../http/bindCall'
import { listPlans } from './listPlans'

export const catalogCalls = [bindCall(listPlansCall, listPlans)]
