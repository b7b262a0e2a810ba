import { getDataLoader, isolateObjectProperty, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { pageWithFacts } from '../facts/readFacts'
import type { ContentDocument } from '../management/findDocuments'
import { toPage } from '../toPage'
import { withLiveLinks } from './withLiveLinks'

interface Asked {
  readonly collection: ContentDocument['collection']
  readonly id: string
  /** The content to show; if omitted, the newest draft is read. */
  readonly data?: Record<string, unknown>
}

/**
 * A document as visitors would see it, without incomplete parts and dead links. Related documents are read with the person's own rights, as
 * they are on the site: what they link to may have a newer draft.
 */
export async function readShown(req: PayloadRequest, { collection, id, data }: Asked) {
  const shown = data ?? (await newestDraft(req, collection, id))
  const find = { id, depth: 1, overrideAccess: false, req: findingByIds(req), data: shown } as const
  const stored =
    collection === 'pages'
      ? ({ kind: 'page', document: await req.payload.findByID({ collection, ...find }) } as const)
      : ({ kind: 'post', document: await req.payload.findByID({ collection, ...find }) } as const)
  return pageWithFacts(req, await withLiveLinks(req, toPage(stored, true).page))
}

async function newestDraft(req: PayloadRequest, collection: Asked['collection'], id: string): Promise<Record<string, unknown>> {
  return { ...(await req.payload.findByID({ collection, id, depth: 0, draft: true, overrideAccess: false, req })) }
}

/** An ID that no record has. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const loaderKey = z.tuple([z.unknown(), z.string(), z.unknown()], z.unknown())

/**
 * A request whose lookups ignore malformed IDs. Stored documents only have valid IDs, but a preview may contain anything: the database
 * refuses the query, and Payload leaves one of several such rejections unhandled.
 */
function findingByIds(req: PayloadRequest): PayloadRequest {
  const reading = isolateObjectProperty(req, 'payloadDataLoader')
  const loader = getDataLoader(req)
  const load = loader.load.bind(loader)
  loader.load = (key) => {
    const [transaction, collection, id, ...rest] = loaderKey.parse(JSON.parse(key))
    return load(z.uuid().safeParse(id).success ? key : JSON.stringify([transaction, collection, NOBODY, ...rest]))
  }
  reading.payloadDataLoader = loader
  return reading
}
