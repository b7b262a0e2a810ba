import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Endpoint,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { nobody, panelUsers } from '../platform/sessions/access'

/** Columns of a list, what is unfolded: a person who works everywhere in the panel has about a hundred. */
const MAX_PREFERENCES = 500

/**
 * Locks of documents and preferences, whose collections Payload makes itself, so they are changed once the config stands. Payload gives locks to
 * everybody who is signed in, and lets a request say whose a lock is; and it stores preferences without end.
 */
export function panelLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = collectionOf(config, 'payload-locked-documents')
  // The panel makes locks itself, with the server's own rights.
  Object.assign(locks.access, { create: nobody, read: panelUsers, update: panelUsers, delete: panelUsers })
  locks.hooks.beforeChange.push(onlyForOneself)
  const preferences = collectionOf(config, 'payload-preferences')
  Object.assign(preferences, { endpoints: (preferences.endpoints || []).map(notWithoutEnd) })
  return config
}

function collectionOf(config: SanitizedConfig, slug: CollectionSlug): SanitizedCollectionConfig {
  const found = config.collections.find((collection) => collection.slug === slug)
  if (!found) throw new Error(`Payload has no collection ${slug} under its old name`)
  return found
}

/** Who takes a lock over by a request takes it for themselves; what it is a lock of stays. */
const onlyForOneself: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  req.payloadAPI === 'REST' && req.user
    ? { ...originalDoc, user: { relationTo: 'accounts', value: req.user.id }, updatedAt: data.updatedAt }
    : data

/** Payload writes a preference past the hooks of its collection, so the count stands before its handler. */
function notWithoutEnd(endpoint: Endpoint): Endpoint {
  if (endpoint.method !== 'post' || endpoint.path !== '/:key') return endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      const others = { 'user.value': { equals: req.user?.id }, key: { not_equals: req.routeParams?.key } }
      // Of the person's own: the key is another one, so this would be one more.
      const { totalDocs } = await req.payload.count({ collection: 'payload-preferences', where: others, overrideAccess: false, req })
      if (totalDocs >= MAX_PREFERENCES) throw new APIError('Your panel holds too many settings. Reset them on your account page.', 409)
      return endpoint.handler(req)
    },
  }
}
