import { LinkProvider } from '@framewell/design-system/elements/link/LinkProvider'
import type { Shell } from '@framewell/domain/releases/shell'
import type { ReactNode } from 'react'
import { RecheckProvider } from '../recheck/RecheckProvider'
import { currentShell } from './currentShell'
import { ShellContext } from './useShell'

/** Around every widget and route of this remote: provides the shell and lets it handle link clicks. */
export const ShellProvider = ({ shell, children }: { shell: Shell; children: ReactNode }) => (
  <ShellContext value={currentShell(shell)}>
    <LinkProvider navigate={shell.navigate} isLive={shell.isLive}>
      <RecheckProvider>{children}</RecheckProvider>
    </LinkProvider>
  </ShellContext>
)
