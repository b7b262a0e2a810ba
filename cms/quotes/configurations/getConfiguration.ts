import type { getConfiguration as getConfigurationCall } from '@framewell/domain/quotes/savedConfiguration'
import type { Operation } from '../../platform/http/calls/bindCall'
import { configurationAnswer, findConfiguration } from './findConfiguration'

/** A draft by its private link. */
export const getConfiguration: Operation<typeof getConfigurationCall> = async ({ req, refuse }, { id, token }) => {
  const found = await findConfiguration(req, id, token)
  if (!found) throw refuse('unknownConfiguration')
  return { configuration: configurationAnswer(found) }
}
