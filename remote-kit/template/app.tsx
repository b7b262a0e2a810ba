import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { framed } from '@framewell/remote-kit/shell/framed'
import type { ReactNode } from 'react'
import { ExamplePage } from './ExamplePage'
import { PlansBySize } from './PlansBySize'

/** What this micro-frontend exposes to the site. Its addresses and widgets are listed, as data, in routes.ts. */
const app: RemoteApp<ReactNode> = {
  contract: SHELL_CONTRACT_VERSION,
  routes: { '/example': framed(<ExamplePage />) },
  widgets: { 'plans-by-size': framed(<PlansBySize />) },
}

export default app
