import type { LiveRelease } from '@framewell/domain/releases/manifest'
import type { Shell } from '@framewell/domain/releases/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { loadedRelease, loadRelease } from './loadRelease'
import { shellOf } from './remoteEvents'
import type { RemoteSource } from './remoteSource'
import { renderPart } from './renderPart'
import { reportReplacedGlobals } from './reportFailure'

interface RemotePartProps {
  readonly source: RemoteSource
  readonly shell: Shell
  readonly release: LiveRelease
  /** Shown until the release has loaded. */
  readonly waiting: ReactNode
  readonly onFailure: (error: unknown) => void
}

/** Renders one release's widget or route. Its key must change with the release and with every retry. */
export function RemotePart({ source, shell, release, waiting, onFailure }: RemotePartProps) {
  const [app, setApp] = useState(() => loadedRelease(release))
  // Not `use`: React delays what follows a Suspense fallback by up to 300 ms, including the failure panel.
  useEffect(() => {
    if (app) return
    let wanted = true
    loadRelease(release).then(
      (loaded) => wanted && setApp(loaded),
      (error: unknown) => wanted && onFailure(error),
    )
    return () => {
      wanted = false
    }
  }, [app, release, onFailure])
  useEffect(() => {
    if (app) reportReplacedGlobals(shell, release)
  }, [app, shell, release])
  if (!app) return waiting
  return renderPart(app, source, shellOf(shell, release))
}
