import type { Shell } from '@framewell/domain/releases/shell'
import type { ReactNode } from 'react'
import { ShellContext } from './useShell'

/** Hands the host's shell to every component below. */
export const ShellProvider = ({ shell, children }: { shell: Shell; children: ReactNode }) => (
  <ShellContext value={shell}>{children}</ShellContext>
)
