import { type CallApi, makeCallApi } from '@framewell/domain/http/callApi'

const ANSWER_WITHIN_MS = 5000

export interface CmsAddress {
  readonly url: string
  readonly internalToken: string
}

/** Calls the cms as one of our own hosts. Throws ApiError for a refusal, TypeError or TimeoutError when the cms does not answer. */
export function makeCmsClient(cms: CmsAddress): CallApi {
  return makeCallApi(({ method, url, headers, body }) =>
    fetch(cms.url + url, {
      method,
      headers: { ...headers, 'x-internal-token': cms.internalToken },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }),
  )
}

export interface Visitor {
  readonly cookie: string | undefined
  readonly address: string
  readonly siteUrl: string
}

/** Calls the cms for one visitor: with the visitor's cookies and address, and only the visitor's rights. */
export function makeVisitorClient(cms: CmsAddress, visitor: Visitor): CallApi {
  return makeCallApi(({ method, url, headers, body }) =>
    fetch(cms.url + url, {
      method,
      headers: {
        ...headers,
        ...(visitor.cookie ? { cookie: visitor.cookie } : {}),
        // Payload believes a cookie only from its own site.
        origin: visitor.siteUrl,
        'x-internal-token': cms.internalToken,
        'x-forwarded-for': visitor.address,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }),
  )
}
