import { getDataLoader, isolateObjectProperty, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { pageWithFacts } from '../facts/readFacts'
import type { ContentDocument } from '../management/findDocuments'
import { toPage } from '../toPage'

interface Asked {
  readonly collection: ContentDocument['collection']
  readonly id: string
  /** What stands there; left out, the newest draft is found. */
  readonly data?: Record<string, unknown>
}

/** A document as its visitors would see it, incomplete parts left out; what it refers to is read with the person's own rights. */
export async function readShown(req: PayloadRequest, { collection, id, data }: Asked) {
  const asked = { id, depth: 1, overrideAccess: false } as const
  const find = data ? { ...asked, req: findingByIds(req), data } : { ...asked, req, draft: true }
  const stored =
    collection === 'pages'
      ? ({ kind: 'page', document: await req.payload.findByID({ collection, ...find }) } as const)
      : ({ kind: 'post', document: await req.payload.findByID({ collection, ...find }) } as const)
  return pageWithFacts(req, toPage(stored, true).page)
}

/** The id of no record. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const loaderKey = z.tuple([z.unknown(), z.string(), z.unknown()], z.unknown())

/**
 * A request that finds nothing under what is no id. What is stored names records by ids; what is handed over may hold anything, the database
 * refuses the question, and Payload leaves one such refusal of several to nobody.
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
