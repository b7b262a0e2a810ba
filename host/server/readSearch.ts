import { MAX_SITE_SEARCH_LENGTH, searchSite } from '@framewell/domain/content/searchSite'
import { isApiError } from '@framewell/domain/http/isApiError'
import type { View } from '../shell/view'
import { type CmsAddress, makeVisitorClient, type Visitor } from './cmsClient'

interface SearchAnswer {
  readonly view: Extract<View, { kind: 'search' }>
  readonly status: number
}

/** Runs a search on behalf of the visitor's address, so that the call's rate limit applies to the visitor. */
export async function readSearch(cms: CmsAddress, visitor: Visitor, typed: string): Promise<SearchAnswer> {
  const question = typed.trim().slice(0, MAX_SITE_SEARCH_LENGTH)
  const found = (findings: SearchAnswer['view']['findings']) =>
    ({ status: 200, view: { kind: 'search', question, findings, failed: false } }) as const
  if (question === '') return found(null)
  try {
    return found(await makeVisitorClient(cms, visitor)(searchSite, { q: question }))
  } catch (error) {
    // For any error, the page reports a failure and keeps the input.
    return { status: isApiError(error) ? error.status : 503, view: { kind: 'search', question, findings: null, failed: true } }
  }
}
