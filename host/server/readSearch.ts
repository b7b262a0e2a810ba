import { MAX_SITE_SEARCH_LENGTH, searchSite } from '@framewell/domain/content/searchSite'
import type { View } from '../shell/view'
import { type CmsAddress, makeVisitorClient, type Visitor } from './cmsClient'

/** Runs a search on behalf of the visitor's address, so that the call's rate limit applies to the visitor. */
export async function readSearch(cms: CmsAddress, visitor: Visitor, typed: string): Promise<Extract<View, { kind: 'search' }>> {
  const question = typed.trim().slice(0, MAX_SITE_SEARCH_LENGTH)
  if (question === '') return { kind: 'search', question, findings: null, failed: false }
  try {
    return { kind: 'search', question, findings: await makeVisitorClient(cms, visitor)(searchSite, { q: question }), failed: false }
  } catch {
    // For any error, the page reports a failure and keeps the input.
    return { kind: 'search', question, findings: null, failed: true }
  }
}
