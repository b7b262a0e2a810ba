import { createHash } from 'node:crypto'
import type { Express } from 'express'
import { drawingFile, linkedSvg } from './drawingSvg'
import { IMMUTABLE } from './ImmutableFiles'
import { type Drawn, drawingNamed } from './pageDrawings'
import { answerProblem } from './problemAnswer'
import { requestIdOf } from './requestId'
import type { SiteContent } from './SiteContent'
import { sendText } from './sendText'

/** Where the host serves drawings. */
const DRAWINGS = '/_drawing'
/** Bytes of markup below which a request costs more than the drawing. */
const WORTH_A_FILE = 3000

interface DrawnFile {
  readonly text: string
  readonly version: string
}
const files = new WeakMap<Drawn, DrawnFile>()

function fileOf(drawn: Drawn): DrawnFile {
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

/** Answers the files of drawings: for good at the address that contains their version, until the next request at any other. */
export function addDrawingFiles(app: Express, content: SiteContent): void {
  app.get(`${DRAWINGS}/:subject/:plan/:room/:version.svg`, async (request, response) => {
    const drawn = drawingNamed(request.params, content.plans.value?.plans ?? [])
    if (!drawn) return answerProblem(response, 'notFound', requestIdOf(response))
    const { text, version } = fileOf(drawn)
    await sendText(request, response, 'image/svg+xml', text, version === request.params.version ? IMMUTABLE : 'no-cache')
  })
}
