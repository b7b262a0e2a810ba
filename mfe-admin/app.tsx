import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { type AppProps, type RemoteApp, SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import type { ReactNode } from 'react'
import { AdminLoginPage } from './accounts/AdminLoginPage'
import { OperatorGuard } from './accounts/OperatorGuard'
import { ContentManagementPage } from './content/ContentManagementPage'
import { ControlCenterPage } from './dashboard/ControlCenterPage'
import { ToControlCenter } from './dashboard/ToControlCenter'
import { ShellProvider } from './shell/ShellProvider'

const screen = ({ shell }: AppProps, children: ReactNode) => <ShellProvider shell={shell}>{children}</ShellProvider>

/** What this remote gives to the shell: the screens of routes.ts. */
const app: RemoteApp<ReactNode> = {
  contract: SHELL_CONTRACT_VERSION,
  routes: {
    '/admin-login': (props) => screen(props, <AdminLoginPage />),
    '/admin': (props) => screen(props, <ToControlCenter />),
    '/admin-dashboard': (props) =>
      screen(
        props,
        <OperatorGuard>
          <ControlCenterPage />
        </OperatorGuard>,
      ),
    '/content-management': (props) =>
      screen(
        props,
        <OperatorGuard roles={EDITOR_ROLES}>
          <ContentManagementPage />
        </OperatorGuard>,
      ),
  },
  widgets: {},
}

export default app
