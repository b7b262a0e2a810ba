import { type AppProps, type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import type { ReactNode } from 'react'
import { HomePlansPage } from './catalog/HomePlansPage'
import { PlanCatalog } from './catalog/PlanCatalog'
import { ConfiguratorsFrame } from './shell/ConfiguratorsFrame'

const framed =
  (screen: ReactNode) =>
  ({ shell }: AppProps) => <ConfiguratorsFrame shell={shell}>{screen}</ConfiguratorsFrame>

/** What this remote exposes to the host as `./app`. Its paths and widgets are listed, as data, in routes.ts. */
const app: RemoteApp<ReactNode> = {
  contract: SHELL_CONTRACT_VERSION,
  routes: { '/home-plans': framed(<HomePlansPage />) },
  widgets: { 'home-plans': framed(<PlanCatalog />) },
}

export default app
