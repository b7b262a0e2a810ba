import { lotPaperCalls as calls } from '@framewell/domain/developments/calls'
import { bindCalls } from '../../platform/http/calls/bindCalls'
import { downloadDevelopment, getDevelopmentBill } from './lotPapers'

export const lotPaperCalls = bindCalls(calls, { getDevelopmentBill, downloadDevelopment })
