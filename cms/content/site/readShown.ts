import { getDataLoader, isolateObjectProperty, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { pageWithFacts } from '../facts/readFacts'
import type { ContentDocument } from '../management/findDocuments'
import { toPage } from '../toPage'

interface Asked {
  readonly collection: ContentDocument['collection']
  readonly id: string
  /** The content to show; if omitted, the newest draft is read. */
  readonly data?: Record<string, unknown>
}

/** A document as visitors would see it, without incomplete parts. Related documents are read with the person's own rights. */
export async function readShown(req: PayloadRequest, { collection, id, data }: Asked) {
  const asked = { id, depth: 1, overrideAccess: false } as const
  const find = data ? { ...asked, req: findingByIds(req), data } : { ...asked, req, draft: true }
  const stored =
    collection === 'pages'
      ? ({ kind: 'page', document: await req.payload.findByID({ collection, ...find }) } as const)
      : ({ kind: 'post', document: await req.payload.findByID({ collection, ...find }) } as const)
  return pageWithFacts(req, toPage(stored, true).page)
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
