import { callsIn } from '../http/callsIn'
import * as development from './developmentCalls'

const { getDevelopmentBill, downloadDevelopment, ...planning } = development

export const developmentCalls = callsIn(planning)
/** What is counted and listed of all lots: of called-off ones from their orders. */
export const lotPaperCalls = callsIn({ getDevelopmentBill, downloadDevelopment })
