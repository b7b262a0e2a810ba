import { DEFAULT_COMPANY_ZONE } from '@framewell/domain/dates/timeZones'
import { makeCallApi } from '@framewell/domain/http/callApi'
import { SHELL_CONTRACT_VERSION, type Shell } from '@framewell/domain/releases/shell'
import { lazy, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Navigation, NavigationContext } from '../../shell/navigation/Navigation'
import type { PageSet } from '../../shell/PageSet'
import type { RemoteSource } from '../remoteSource'

/** The data the test server passes to its page. */
export interface PageBoot {
  readonly sources: readonly RemoteSource[]
  readonly liveSet: PageSet
}
declare global {
  var pageBoot: PageBoot
  var hostUseState: typeof useState
}
globalThis.hostUseState = useState

const RemoteArea = lazy(async () => ({ default: (await import('../RemoteArea')).RemoteArea }))

const shell: Shell = {
  contract: SHELL_CONTRACT_VERSION,
  navigate: (to) => location.assign(to),
  session: async () => null,
  sessionChanged: () => undefined,
  toast: () => undefined,
  call: makeCallApi(({ url, signal: _signal, ...request }) => fetch(url, request)),
  track: () => undefined,
}

const chrome = {
  timeZone: DEFAULT_COMPANY_ZONE,
  siteName: 'Test',
  tagline: '',
  description: '',
  contactEmail: '',
  enterpriseEmail: '',
  announcement: null,
  header: { links: [], button: { label: '', href: '/' }, own: [], mobileExtra: [] },
  alternateHeader: { links: [] },
  closedRoutes: [],
  footer: { groups: [], smallPrint: '' },
}
const state: ReturnType<Navigation['get']> = {
  place: { path: location.pathname, search: location.search, hash: '', key: 'first', state: null },
  view: { kind: 'notFound' },
  chrome,
  listing: false,
  liveSet: globalThis.pageBoot.liveSet,
}
const navigation: Navigation = {
  boot: {
    build: 'test',
    origin: location.origin,
    path: location.pathname,
    chrome,
    view: state.view,
    setId: '',
    liveSet: state.liveSet,
  },
  get: () => state,
  subscribe: () => () => undefined,
  navigate: shell.navigate,
  describe: () => undefined,
  areas: new Map(),
}

/** A page with remote areas. 'Again' remounts them, like leaving the page and coming back. */
const Page = () => {
  const { sources, liveSet } = globalThis.pageBoot
  const [visit, setVisit] = useState(0)
  return (
    <NavigationContext value={navigation}>
      <h1>Around it</h1>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Again
      </button>
      <Suspense>
        {sources.map((source) => (
          <RemoteArea key={`${visit} ${JSON.stringify(source)}`} source={source} shell={shell} liveSet={liveSet} reservedHeight={200} />
        ))}
      </Suspense>
    </NavigationContext>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
