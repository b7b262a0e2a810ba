import { type ReactNode, Suspense, use } from 'react'
import { type LaterModule, laterParts, loadLaterParts } from './loadParts'

type Draw = (parts: LaterModule) => ReactNode

/** Draws with code that comes later. It is here already on the server, when a page comes alive and after a navigation: all three wait for it. */
export const WithLaterParts = ({ draw }: { draw: Draw }) => (
  <Suspense fallback={null}>
    <Drawn draw={draw} />
  </Suspense>
)

const Drawn = ({ draw }: { draw: Draw }) => draw(laterParts() ?? use(loadLaterParts()))
