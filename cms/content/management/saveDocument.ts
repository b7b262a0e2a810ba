import { type PayloadRequest, ValidationError } from 'payload'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import type { ContentCollection } from '../publishedState'
import { saidOnce } from './refusals'
import { ARTICLE_FIELDS } from './sectionForms'

interface Saving {
  /** Saves the change as a draft of the published version. */
  readonly draft: boolean
  /** Updates the newest unsaved version instead of adding one. */
  readonly autosave?: boolean
}

/**
 * Saves a change with the person's own rights and every rule of the collection.
 * @throws CallProblem invalidInput, with fields named as in the content calls
 */
export async function saveDocument(
  req: PayloadRequest,
  collection: ContentCollection,
  id: string,
  data: object,
  saving: Saving,
): Promise<void> {
  try {
    await req.payload.update({ collection, id, data, depth: 0, overrideAccess: false, req, ...saving })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new CallProblem('invalidInput', {
      fields: error.data.errors.filter(saidOnce).map(({ path, message }) => ({ path: memberAt(path), message })),
    })
  }
}

const MEMBERS: Readonly<Record<string, string>> = {
  _status: 'isPublished',
  publishedAt: 'publishDate',
  'seo.title': 'metaTitle',
  'seo.description': 'metaDescription',
  'seo.keywords': 'keywords',
  'seo.canonicalUrl': 'canonicalUrl',
  'seo.openGraphImage': 'ogImage',
  'seo.openGraphImageUrl': 'ogImage',
}

/** 'seo.title' becomes 'metaTitle'. 'sections.2.entries.0.answer' stays: its first parts lead to the section. */
function memberAt(path: string): string {
  return MEMBERS[path] ?? (ARTICLE_FIELDS.some(({ name }) => name === path.split('.', 1)[0]) ? `article.${path}` : path)
}
