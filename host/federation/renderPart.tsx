import type { RemoteApp, Shell } from '@framewell/domain/releases/shell'
import type { ReactNode } from 'react'
import { RemoteFailure } from './RemoteFailure'
import { RemoteRoute } from './RemoteRoute'
import type { RemoteSource } from './remoteSource'

type App = RemoteApp<ReactNode>

/** The widget or route of an app. Call it during render; the surrounding area handles a missing part. @throws RemoteFailure */
export function renderPart(app: App, source: RemoteSource, shell: Shell): ReactNode {
  const Part = findPart(app, source)
  if ('widget' in source) return <Part shell={shell} />
  return (
    <RemoteRoute path={source.route}>
      <Part shell={shell} />
    </RemoteRoute>
  )
}

/** Resolves once a part's lazily loaded code is ready, so that it renders at once. @throws RemoteFailure if the app lacks the part */
export async function preloadPart(app: App, source: RemoteSource, search: string): Promise<void> {
  await findPart(app, source).ready?.(search)
}

function findPart(app: App, source: RemoteSource): App['routes'][string] {
  const [parts, name] = 'widget' in source ? [app.widgets, source.widget] : [app.routes, source.route]
  const Part = parts[name]
  if (!Part) throw new RemoteFailure('contract', `It has no ${name}`)
  return Part
}
