import type { AppProps } from '@framewell/domain/releases/shell'
import type { ComponentType, ReactNode } from 'react'
import { later } from './later'
import { ShellProvider } from './ShellProvider'

/** A screen or widget as a remote's app exposes it, wrapped in the shell. */
export const framed =
  (screen: ReactNode) =>
  ({ shell }: AppProps) => <ShellProvider shell={shell}>{screen}</ShellProvider>

/** A screen whose code loads when it is opened, so that the remote's first screen stays light. */
export const framedLater = (load: () => Promise<ComponentType>, waiting: ReactNode) => {
  const Screen = later(load, waiting)
  return Object.assign(framed(<Screen />), { ready: Screen.ready })
}
