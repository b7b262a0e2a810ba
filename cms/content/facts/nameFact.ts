import type { nameFact as nameFactCall } from '@framewell/domain/content/factCalls'
import type { Operation } from '../../platform/http/calls/bindCall'
import { lockDocument } from '../management/lockDocument'
import { saveDocument } from '../management/saveDocument'
import { nameInSection } from './nameInSection'
import { plainPlacesOf } from './plainPlacesOf'
import { readFacts } from './readFacts'

/** Replaces a value with the fact in one section, as a draft. Visitors see no change until it is published. */
export const nameFact: Operation<typeof nameFactCall> = async ({ req, refuse }, { key, where, id, section, value }) => {
  await lockDocument(req, id)
  const fact = (await readFacts(req)).find((known) => known.key === key)
  const find = { id, draft: true, depth: 0, disableErrors: true, overrideAccess: false, req } as const
  const document = await req.payload.findByID({ collection: where, ...find })
  if (!fact || !document) throw refuse('notFound')
  const sections = document.sections ?? []
  const changed = sections.map((block) => (block.id === section ? nameInSection(block, key, value) : block))
  if (fact.value !== value || !changed.some((block, index) => block !== sections[index])) throw refuse('notThere')
  await saveDocument(req, where, id, { sections: changed }, { draft: true })
  return { places: await plainPlacesOf(req, value) }
}
