import type { getProduction as getProductionCall } from '@framewell/domain/production/productionCalls'
import type { Operation } from '../http/bindCall'
import { CallProblem } from '../http/CallProblem'
import { opensWith } from '../http/privateToken'
import { findProduction, productionAnswer } from './storedProduction'

/** A production by its private link. */
export const getProduction: Operation<typeof getProductionCall> = async ({ req }, { id, token }) => {
  const found = await findProduction(req, id)
  if (!found || !opensWith(token, found.tokenHash)) throw new CallProblem<typeof getProductionCall>('unknownProduction')
  return { production: productionAnswer(found) }
}
