import { linkedPath } from '@framewell/domain/content/linkedPath'
import { pathForSlug } from '@framewell/domain/content/page'
import { conflictPlace } from '@framewell/domain/content/saving/conflictWords'
import type { Obstacle } from '@framewell/domain/content/schedules'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Page, Post } from '../../payload-types'
import { contentFacts } from '../management/contentFacts'
import { saidOnce } from '../management/refusals'
import { DOCUMENT_FORMS } from '../management/sectionForms'
import type { ContentCollection, DocumentPlace } from '../publishedState'
import { withoutApproval } from '../review/requireApproval'
import { linksIn, liveLinks } from '../site/liveLinks'
import { deadAnchors } from '../site/pageAnchors'
import { publishTogether } from './publishTogether'
import { rehearse } from './rehearsal'

/** Thrown in a rehearsal: this document was refused and the transaction has ended. */
class Refused extends Error {
  readonly id: string
  readonly found: Obstacle[]
  constructor(id: string, found: Obstacle[]) {
    super('refused')
    this.id = id
    this.found = found
  }
}

/** What would currently prevent one document from being published; see rehearseTogether. */
export async function rehearsePublication(req: PayloadRequest, collection: ContentCollection, id: string): Promise<Obstacle[]> {
  return (await rehearseTogether(req, [{ collection, id }])).get(id) ?? []
}

/**
 * Which rules would refuse a text if it were approved, and with `links` also its links that would lead nowhere: those may wait for another
 * page, so they are no reason to refuse a review.
 */
export async function rehearseApproved(req: PayloadRequest, place: DocumentPlace, links?: 'links'): Promise<Obstacle[]> {
  const documents = await newestDrafts(req, [place])
  try {
    const work = async (rehearsed: PayloadRequest) => {
      await publishAll(rehearsed, [place], documents)
      return links ? deadLinksOf(rehearsed, [place], documents) : new Map<string, Obstacle[]>()
    }
    return (await rehearse(req, work, { ...withoutApproval })).get(place.id) ?? []
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.found
  }
}

/**
 * What would currently prevent the newest drafts of documents from being published together: every rule of the collection, the addresses,
 * the SEO score gate and links that would lead nowhere. They are published in a separate transaction that is rolled back, without notifying
 * anybody. A refused document is left out of the next attempt, so that every problem is found. Returns the obstacles by document ID.
 */
export async function rehearseTogether(req: PayloadRequest, places: readonly DocumentPlace[]): Promise<Map<string, Obstacle[]>> {
  const obstacles = new Map<string, Obstacle[]>()
  const documents = await newestDrafts(req, places)
  for (const { id } of places) if (!documents.has(id)) obstacles.set(id, [GONE])
  const refusedPaths = new Set<string>()
  for (;;) {
    const open = places.filter(({ id }) => !obstacles.has(id))
    try {
      const dead = await rehearse(req, async (rehearsed) => {
        await publishAll(rehearsed, open, documents)
        return deadLinksOf(rehearsed, open, documents, refusedPaths)
      })
      for (const [id, found] of dead) obstacles.set(id, found)
      return obstacles
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      obstacles.set(error.id, error.found)
      refusedPaths.add(pathForSlug(documents.get(error.id)?.slug ?? ''))
    }
  }
}

const GONE: Obstacle = { path: '', place: 'The page', message: 'It was deleted.' }

/** Payload's refusal of a document, recognized by its shape: the panel's screens are bundled separately and have other classes. */
const refusalSchema = z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1) }) })

type Documents = ReadonlyMap<string, Page | Post>

export async function newestDrafts(req: PayloadRequest, places: readonly DocumentPlace[]): Promise<Documents> {
  const found = new Map<string, Page | Post>()
  for (const { collection, id } of places) {
    const find = { id, draft: true, depth: 0, disableErrors: true, overrideAccess: req.user === null, req } as const
    const document = await req.payload.findByID({ collection, ...find })
    if (document && !document.deletedAt) found.set(id, document)
  }
  return found
}

/** @throws Refused for the first document that cannot be published */
async function publishAll(req: PayloadRequest, places: readonly DocumentPlace[], documents: Documents): Promise<void> {
  await publishTogether(req, places, documents, (id, error) => {
    const said = (path: string, message: string): Obstacle => ({
      path,
      place: conflictPlace(path.split('.'), documents.get(id), DOCUMENT_FORMS),
      message,
    })
    const refusal = refusalSchema.safeParse(error)
    if (!refusal.success) throw error
    throw new Refused(
      id,
      refusal.data.data.errors.filter(saidOnce).map(({ path, message }) => said(path, message)),
    )
  })
}

/** Links of documents that lead nowhere in the request's transaction, by document ID. */
export async function deadLinksOf(
  req: PayloadRequest,
  places: readonly DocumentPlace[],
  documents: Documents,
  refusedPaths: ReadonlySet<string> = new Set(),
): Promise<Map<string, Obstacle[]>> {
  const dead = new Map<string, Obstacle[]>()
  for (const { id } of places) {
    const found = await deadLinks(req, documents.get(id), refusedPaths)
    if (found.length > 0) dead.set(id, found)
  }
  return dead
}

/** Links that lead nowhere once all are published. A link to a page that is itself refused is reported there. */
async function deadLinks(req: PayloadRequest, document: Page | Post | undefined, refusedPaths: ReadonlySet<string>): Promise<Obstacle[]> {
  const { paths } = await contentFacts(req, [])
  const places = (document?.sections ?? []).map((section, at) => ({ path: `sections.${at}`, hrefs: linksIn(section, paths) }))
  const related = (document?.internalLinks ?? []).map(({ targetPage }, at) => ({
    path: `internalLinks.${at}`,
    hrefs: targetPage ? [`/${targetPage.replace(/^\/+/, '')}`] : [],
  }))
  const all = [...places, ...related]
  const isLive = await liveLinks(
    req,
    all.flatMap(({ hrefs }) => hrefs),
  )
  const anchorless = await deadAnchors(
    req,
    pathForSlug(document?.slug ?? ''),
    all.flatMap(({ hrefs }) => hrefs),
  )
  const faultOf = (href: string) => {
    if (!isLive(href) && !refusedPaths.has(linkedPath(href) ?? '')) return `The link to ${href} leads nowhere.`
    return anchorless.has(href) ? `The link to ${href} leads to no heading or section of its page.` : undefined
  }
  return all.flatMap(({ path, hrefs }) =>
    [...new Set(hrefs)].flatMap((href) => {
      const message = faultOf(href)
      return message === undefined ? [] : [{ path, place: conflictPlace(path.split('.'), document, DOCUMENT_FORMS), message }]
    }),
  )
}
