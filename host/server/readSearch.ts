import { LONGEST_SEARCH, searchSite } from '@framewell/domain/content/searchSite'
import type { View } from '../shell/view'
import { type CmsAddress, makeVisitorClient, type Visitor } from './cmsClient'

/** What a search finds, asked for the visitor's own address, so that the limit of the call is theirs. */
export async function readSearch(cms: CmsAddress, visitor: Visitor, typed: string): Promise<Extract<View, { kind: 'search' }>> {
  const question = typed.trim().slice(0, LONGEST_SEARCH)
  if (question === '') return { kind: 'search', question, findings: null, failed: false }
  try {
    return { kind: 'search', question, findings: await makeVisitorClient(cms, visitor)(searchSite, { q: question }), failed: false }
  } catch {
    // Whatever it was, the page says so and keeps what was typed.
    return { kind: 'search', question, findings: null, failed: true }
  }
}
