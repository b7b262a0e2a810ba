import { createHash } from 'node:crypto'
import { DRAWINGS } from '../shell/remotes/planDrawing'
import { drawingFile, linkedSvg } from './drawingSvg'
import type { Drawn } from './pageDrawings'

/** Bytes of markup below which a request costs more than the drawing. */
const WORTH_A_FILE = 3000

interface DrawnFile {
  readonly text: string
  readonly version: string
}
const files = new WeakMap<Drawn, DrawnFile>()

/** The file of a drawing, and the version in its address. */
export function fileOf(drawn: Drawn): DrawnFile {
  const before = files.get(drawn)
  if (before) return before
  const text = drawingFile(drawn.layouts)
  const made = { text, version: createHash('sha256').update(text).digest('base64url').slice(0, 12) }
  files.set(drawn, made)
  return made
}

/** A drawing's markup in a page: a large one is loaded from its file. */
export function showDrawing(drawn: Drawn): string {
  if (drawn.svg.length < WORTH_A_FILE) return drawn.svg
  const address = `${DRAWINGS}/${drawn.name}/${fileOf(drawn).version}.svg`
  return drawn.layouts.map((layout) => linkedSvg(layout, address)).join('')
}
