import { randomUUID } from 'node:crypto'
import type { saveConfiguration as saveConfigurationCall } from '@framewell/domain/quotes/savedConfiguration'
import type { SavedConfiguration } from '../../payload-types'
import type { Operation } from '../../platform/http/calls/bindCall'
import { configurationLinks } from './configurationLinks'
import { configurationAnswer } from './findConfiguration'

/** Stores a draft and returns its private link's token. */
export const saveConfiguration: Operation<typeof saveConfigurationCall> = async ({ req, now }, { configurator, path, state }) => {
  const id = randomUUID()
  const token = configurationLinks.tokenFor(id)
  const configuration: SavedConfiguration = await req.payload.db.create({
    collection: 'saved-configurations',
    // The link's token is derived from the ID, so the ID comes first.
    customID: id,
    data: { configurator, path, state, savedAt: now.toISOString(), tokenHash: configurationLinks.hashFor(id) },
    req,
  })
  return { configuration: configurationAnswer(configuration), token }
}
