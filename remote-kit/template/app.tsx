import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { framed } from '@framewell/remote-kit/shell/framed'
import type { ReactNode } from 'react'
import { ExamplePage } from './ExamplePage'
import { PlansBySize } from './PlansBySize'

/** What this micro-frontend exposes to the site. routes.ts lists its addresses and widgets as data. */
const app: RemoteApp<ReactNode> = {
  contract: SHELL_CONTRACT_VERSION,
  routes: { '/example': framed(<ExamplePage />) },
  widgets: { 'plans-by-size': framed(<PlansBySize />) },
}

export default app
