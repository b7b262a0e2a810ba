import type { SavedConfiguration as SavedConfigurationAnswer } from '@framewell/domain/quotes/savedConfiguration'
import type { PayloadRequest } from 'payload'
import type { SavedConfiguration } from '../../payload-types'
import { configurationLinks } from './configurationLinks'

/** A draft by its link; undefined for an unknown ID and a wrong token alike. */
export async function findConfiguration(req: PayloadRequest, id: string, token: string): Promise<SavedConfiguration | undefined> {
  // Its owner has no account: the token is the right to it.
  const found = await req.payload.findByID({
    collection: 'saved-configurations',
    id,
    disableErrors: true,
    showHiddenFields: true,
    overrideAccess: true,
    req,
  })
  return found && configurationLinks.opens(token, found) ? found : undefined
}

/** A stored draft as calls return it. */
export function configurationAnswer({ id, configurator, path, state, savedAt }: SavedConfiguration): SavedConfigurationAnswer {
  // The call that stored it accepts only an object.
  return { id, configurator, path, state: state as Record<string, unknown>, savedAt }
}
