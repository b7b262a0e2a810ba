import { makeCallApi } from '@framewell/domain/http/callApi'

/** Makes the site's own calls from the panel, which shares their origin and cookies. */
export const callApi = makeCallApi(({ url, signal: _signal, ...request }) => fetch(url, request))
