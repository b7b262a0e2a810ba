import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { framed } from '@framewell/remote-kit/shell/framed'
import type { ReactNode } from 'react'
import { Qualification } from './credit/Qualification'
import { QualificationPage } from './credit/QualificationPage'
import { QualificationWidget } from './credit/QualificationWidget'
import { TermsPage } from './credit/TermsPage'
import { TermsWidget } from './credit/TermsWidget'

/** What this remote exposes to the host as `./app`. Its paths and widgets are listed, as data, in routes.ts. */
const app: RemoteApp<ReactNode> = {
  contract: SHELL_CONTRACT_VERSION,
  routes: {
    '/qualification': framed(<QualificationPage />),
    '/terms': framed(<TermsPage />),
  },
  widgets: {
    'pre-qualify': framed(<Qualification compact />),
    qualification: framed(<QualificationWidget />),
    terms: framed(<TermsWidget />),
  },
}

export default app
