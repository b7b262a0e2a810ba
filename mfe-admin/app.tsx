import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import { framed } from '@framewell/remote-kit/shell/framed'
import type { ReactNode } from 'react'
import { AdminLoginPage } from './accounts/AdminLoginPage'
import { OperatorGuard } from './accounts/OperatorGuard'
import { ContentManagementPage } from './content/ContentManagementPage'
import { ControlCenterPage } from './dashboard/ControlCenterPage'
import { ToControlCenter } from './dashboard/ToControlCenter'

/** What this remote gives to the shell: the screens of routes.ts. */
const app: RemoteApp<ReactNode> = {
  contract: SHELL_CONTRACT_VERSION,
  routes: {
    '/admin-login': framed(<AdminLoginPage />),
    '/admin': framed(<ToControlCenter />),
    '/admin-dashboard': framed(
      <OperatorGuard>
        <ControlCenterPage />
      </OperatorGuard>,
    ),
    '/content-management': framed(
      <OperatorGuard roles={EDITOR_ROLES}>
        <ContentManagementPage />
      </OperatorGuard>,
    ),
  },
  widgets: {},
}

export default app
