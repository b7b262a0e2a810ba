import { callsIn } from '../http/callsIn'
import * as applicant from './applicantCalls'
import * as operator from './operatorCalls'

export const creditCalls = callsIn(applicant, operator)
