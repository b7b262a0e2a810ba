import { conflictPlace } from '@framewell/domain/content/saving/conflictWords'
import type { Obstacle } from '@framewell/domain/content/schedules'
import { createLocalReq, type PayloadRequest, ValidationError } from 'payload'
import { inTransaction } from '../../database/inTransaction'
import type { ContentCollection } from '../publishedState'
import { linksIn, liveLinks } from '../site/liveLinks'

/** Ends the rehearsal: everything it wrote is taken back. */
class Rehearsed extends Error {}

/**
 * What would keep a document from being published now, by its newest draft: every rule of the collection, the address, the score gate, and
 * links that lead nowhere. It is published for real in a transaction of its own, which is then taken back; nobody hears of it.
 */
export async function rehearsePublication(
  { payload, user }: PayloadRequest,
  collection: ContentCollection,
  id: string,
): Promise<Obstacle[]> {
  const req = await createLocalReq(user ? { user } : {}, payload)
  const document = await payload.findByID({ collection, id, draft: true, depth: 0, overrideAccess: user === null, req })
  const obstacle = (path: string, message: string): Obstacle => ({ path, place: conflictPlace(path.split('.'), document), message })
  try {
    await inTransaction(req, async () => {
      await payload.update({ collection, id, data: { _status: 'published' }, depth: 0, overrideAccess: user === null, req })
      throw new Rehearsed()
    })
  } catch (error) {
    if (error instanceof ValidationError) return error.data.errors.map(({ path, message }) => obstacle(path, message))
    if (!(error instanceof Rehearsed)) throw error
  }
  const places = (document.sections ?? []).map((section, at) => ({ path: `sections.${at}`, hrefs: linksIn(section) }))
  const related = (document.internalLinks ?? []).map(({ targetPage }, at) => ({
    path: `internalLinks.${at}`,
    hrefs: targetPage ? [`/${targetPage.replace(/^\/+/, '')}`] : [],
  }))
  const all = [...places, ...related]
  const isLive = await liveLinks(
    req,
    all.flatMap(({ hrefs }) => hrefs),
  )
  return all.flatMap(({ path, hrefs }) =>
    [...new Set(hrefs)].filter((href) => !isLive(href)).map((href) => obstacle(path, `The link to ${href} leads nowhere.`)),
  )
}
