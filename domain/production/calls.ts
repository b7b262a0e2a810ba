import { callsIn } from '../http/callsIn'
import * as production from './productionCalls'

export const productionCalls = callsIn(production)
