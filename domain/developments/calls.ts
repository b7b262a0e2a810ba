import { callsIn } from '../http/callsIn'
import * as development from './developmentCalls'

export const developmentCalls = callsIn(development)
