import type { Drawing } from '@framewell/domain/framing/drawing'
import { type ComponentType, useState } from 'react'
import { later } from '../shell/later'
import { DRAWN, drawnInPage } from './drawnInPage'
import { FrameDrawing } from './FrameDrawing'

/**
 * A drawing that is the same for everybody and whose code is heavier than its lines: a server renders it into the page, and the browser
 * reads it from there. Its code is only loaded when no server rendered the page. Await `ready` before showing the screen.
 * @param name name of the drawing within a page
 */
export function drawnOnce(name: string, load: () => Promise<Drawing>) {
  const Loaded = later<object>(async () => {
    const drawing = await load()
    return () => <FrameDrawing drawing={drawing} />
  }, null)
  return Object.assign(() => <Drawn name={name} Loaded={Loaded} />, {
    ready: async () => {
      // A failure here is retried when it is shown.
      if (!drawnInPage(name)) await Loaded.ready().catch(() => undefined)
    },
  })
}

const Drawn = ({ name, Loaded }: { name: string; Loaded: ComponentType }) => {
  const [drawing] = useState(() => drawnInPage(name))
  return <div {...{ [DRAWN]: name }}>{drawing ? <FrameDrawing drawing={drawing} /> : <Loaded />}</div>
}
