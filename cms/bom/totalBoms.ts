import type { BomRequest } from '@framewell/domain/bom/bomRequest'
import type { totalBoms as totalBomsCall } from '@framewell/domain/bom/calls'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import type { CallContext } from '../platform/http/calls/callContext'
import { billFrom } from './askBill'
import { billFor } from './billFor'

/** Totals one bill after another, as `generateBom` counts them; nothing is stored. */
export const totalBoms: Operation<typeof totalBomsCall> = async (context, { bom_requests }) => {
  const totals: CallOutput<typeof totalBomsCall>['totals'] = []
  for (const request of bom_requests) totals.push(await totalOf(context, request))
  return { totals }
}

async function totalOf(context: CallContext<'noDistributor'>, request: BomRequest) {
  try {
    return { total_cost: billFrom((await billFor(context, request)).text).total_cost, problem: null }
  } catch (error) {
    const [refused] = (error instanceof CallProblem && error.options.fields) || []
    if (!refused) throw error
    return { total_cost: null, problem: refused.message }
  }
}
