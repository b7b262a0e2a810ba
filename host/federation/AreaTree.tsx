import type { RemoteApp, Shell } from '@framewell/domain/releases/shell'
import type { ReactNode } from 'react'
import type { Place } from '../shell/navigation/Navigation'
import { RemoteProviders, type SharedState } from './RemoteProviders'
import type { RemoteSource } from './remoteSource'
import { renderPart } from './renderPart'
import { LocationRouter, type Places } from './ShellRouter'

interface AreaTreeProps {
  readonly app: RemoteApp<ReactNode>
  readonly source: RemoteSource
  readonly shell: Shell
  readonly state: SharedState
  readonly places: Places
  /** The location the server rendered for. */
  readonly drawnAt: { readonly place: Place }
}

/** The React tree of an area: the server renders it and the browser hydrates it. */
export const AreaTree = ({ app, source, shell, state, places, drawnAt }: AreaTreeProps) => (
  <LocationRouter places={places} drawnAt={drawnAt}>
    <RemoteProviders state={state}>
      <Part app={app} source={source} shell={shell} />
    </RemoteProviders>
  </LocationRouter>
)

const Part = ({ app, source, shell }: Pick<AreaTreeProps, 'app' | 'source' | 'shell'>) => renderPart(app, source, shell)
