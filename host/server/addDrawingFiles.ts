import type { Express } from 'express'
import { DRAWINGS, fileOf } from './drawingFiles'
import { IMMUTABLE } from './ImmutableFiles'
import { drawingNamed } from './pageDrawings'
import { answerProblem } from './problemAnswer'
import { requestIdOf } from './requestId'
import type { SiteContent } from './SiteContent'
import { sendText } from './sendText'

/** Answers the files of drawings: for good at the address that contains their version, until the next request at any other. */
export function addDrawingFiles(app: Express, content: SiteContent): void {
  app.get(`${DRAWINGS}/:subject/:plan/:room/:version.svg`, async (request, response) => {
    const drawn = drawingNamed(request.params, content.plans.value?.plans ?? [])
    if (!drawn) return answerProblem(response, 'notFound', requestIdOf(response))
    const { text, version } = fileOf(drawn)
    await sendText(request, response, 'image/svg+xml', text, version === request.params.version ? IMMUTABLE : 'no-cache')
  })
}
