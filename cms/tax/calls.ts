import { taxCalls as calls } from '@framewell/domain/tax/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { downloadTaxReturn, getTaxReturn } from './taxReturns'

export const taxCalls = bindCalls(calls, {
  getTaxReturn: { run: getTaxReturn, oneMoment: true },
  downloadTaxReturn,
})
