import { makeCallApi } from '@framewell/domain/http/callApi'

/** Reads the site's own calls from the panel, which shares their origin and cookies. */
export const callApi = makeCallApi(({ method, url, headers }) => fetch(url, { method, headers }))
