/** Loads the federation code, which only pages with a remote need. A failed load is retried by the next call. */
export const loadFrame = () => import(/* webpackChunkName: "federation" */ './RemoteFrame')
