import { factToken, holdsFacts, unknownFactIn } from '@framewell/domain/content/facts'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { readFacts, valuesOf } from './readFacts'

/** Refuses to publish a text that uses an unknown fact, because readers would see a gap. */
export const requireKnownFacts: CollectionBeforeChangeHook = async ({ data, req, collection }) => {
  const { title, excerpt, seo, sections, internalLinks, externalLinks } = data
  const written = { title, excerpt, seo, sections, internalLinks, externalLinks }
  if (data._status !== 'published' || !holdsFacts(written)) return data
  const unknown = unknownFactIn(written, valuesOf(await readFacts(req)))
  if (!unknown) return data
  const message = `There is no fact ${factToken(unknown.key)}. Choose one of the live facts, or type the text.`
  throw new ValidationError({ collection: collection.slug, req, errors: [{ path: unknown.path, message }] }, req.t)
}
