import { draftRefusal, type updateConfiguration as updateConfigurationCall } from '@framewell/domain/quotes/savedConfiguration'
import { lockRow } from '../../platform/database/lockRow'
import type { Operation } from '../../platform/http/calls/bindCall'
import { configurationAnswer, findConfiguration } from './findConfiguration'

/** Stores a draft again; refused if another device stored it since the changed copy was read. */
export const updateConfiguration: Operation<typeof updateConfigurationCall> = async ({ req, now, refuse }, input) => {
  const { id, token, configurator, path, state, seen } = input
  // Two devices that save at once wait for each other here.
  await lockRow(req, 'saved-configurations', id)
  const stored = await findConfiguration(req, id, token)
  if (!stored) throw refuse('unknownConfiguration')
  const no = draftRefusal(configurationAnswer(stored), seen)
  if (no) throw refuse(no.refusal, no.more)
  const configuration = await req.payload.update({
    collection: 'saved-configurations',
    id,
    data: { configurator, path, state, savedAt: now.toISOString() },
    // The token is the right to it.
    overrideAccess: true,
    req,
  })
  return { configuration: configurationAnswer(configuration) }
}
