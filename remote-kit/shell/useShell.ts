import type { Shell } from '@framewell/domain/releases/shell'
import { createContext, use } from 'react'

export const ShellContext = createContext<Shell | null>(null)

/** The host's shell: navigation, session, toasts, analytics and the API client. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('This screen is outside of a ShellProvider')
  return shell
}
