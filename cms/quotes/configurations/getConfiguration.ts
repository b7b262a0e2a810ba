import type { getConfiguration as getConfigurationCall } from '@framewell/domain/quotes/savedConfiguration'
import type { Operation } from '../../http/bindCall'
import { CallProblem } from '../../http/CallProblem'
import { configurationAnswer, findConfiguration } from './findConfiguration'

/** A draft by its private link. */
export const getConfiguration: Operation<typeof getConfigurationCall> = async ({ req }, { id, token }) => {
  const found = await findConfiguration(req, id, token)
  if (!found) throw new CallProblem<typeof getConfigurationCall>('unknownConfiguration')
  return { configuration: configurationAnswer(found) }
}
