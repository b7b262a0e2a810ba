import { memoizeByObject } from '@framewell/domain/framing/memoizeByObject'
import type { Express } from 'express'
import { DRAWINGS } from '../shell/remotes/planDrawing'
import { fileOf } from './drawingFiles'
import { IMMUTABLE } from './ImmutableFiles'
import { drawingNamed } from './pageDrawings'
import { answerProblem } from './problemAnswer'
import { requestIdOf } from './requestId'
import type { SiteContent } from './SiteContent'
import { type SentBodies, sendText } from './sendText'

/** Subject, plan, room and version. No part needs decoding, so an address with an escape is no drawing's. */
const ADDRESS = new RegExp(`^${DRAWINGS}/(\\w+)/([\\w-]+)/(\\w+)/([\\w-]+)\\.svg$`)

const bodiesOf = memoizeByObject((_file: ReturnType<typeof fileOf>): SentBodies => new Map())

/** Answers the files of drawings: for good at the address that contains their version, until the next request at any other. */
export function addDrawingFiles(app: Express, content: SiteContent): void {
  app.get(ADDRESS, async (request, response) => {
    const [, subject = '', plan = '', room = '', wanted] = ADDRESS.exec(request.path) ?? []
    const drawn = drawingNamed({ subject, plan, room }, content.plans.value?.plans ?? [])
    if (!drawn) return answerProblem(response, 'notFound', requestIdOf(response))
    const file = fileOf(drawn)
    const { text, version } = file
    const etag = `"${version}"`
    response.set('etag', etag)
    if (request.headers['if-none-match'] === etag) return response.status(304).end()
    await sendText(request, response, 'image/svg+xml', text, version === wanted ? IMMUTABLE : 'no-cache', bodiesOf(file))
  })
}
