import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Endpoint,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { nobody, panelUsers } from '../platform/sessions/access'

/** List columns, folded sections: a person who works everywhere in the panel has about a hundred. */
const MAX_PREFERENCES = 500

/**
 * Restricts document locks and preferences. Payload creates these collections itself, so they are changed once the config is complete.
 * Payload gives locks to everybody who is signed in, lets a request name a lock's owner, and stores any number of preferences.
 */
export function panelLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = collectionOf(config, 'payload-locked-documents')
  // The panel creates locks itself, with the server's own rights.
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

/** A request that takes a lock over takes it for its own person; the locked document stays the same. */
const onlyForOneself: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  req.payloadAPI === 'REST' && req.user
    ? { ...originalDoc, user: { relationTo: 'accounts', value: req.user.id }, updatedAt: data.updatedAt }
    : data

/** Payload writes preferences without running their collection's hooks, so the count is checked before its handler. */
function notWithoutEnd(endpoint: Endpoint): Endpoint {
  if (endpoint.method !== 'post' || endpoint.path !== '/:key') return endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      const others = { 'user.value': { equals: req.user?.id }, key: { not_equals: req.routeParams?.key } }
      // Counts the person's other keys: this one would be added to them.
      const { totalDocs } = await req.payload.count({ collection: 'payload-preferences', where: others, overrideAccess: false, req })
      if (totalDocs >= MAX_PREFERENCES) throw new APIError('Your panel holds too many settings. Reset them on your account page.', 409)
      return endpoint.handler(req)
    },
  }
}
