import express, { type Express } from 'express'
import type { Payload } from 'payload'
import type { Logger } from 'pino'
import { sharedProblem } from '../../platform/http/calls/problemResponse'
import { frontDoor } from '../../platform/http/frontDoor'
import { metricsRoute } from '../../platform/http/metricsRoute'
import { OPEN_SCREENS } from '../../platform/http/policy/surfaceRules'
import { sendResponse } from '../../platform/http/sendResponse'
import { AnonymousScreens } from './AnonymousScreens'
import { DEVELOPMENT, type NextHandler, newNonce, panelPolicy } from './openPanel'
import { PanelFiles } from './PanelFiles'
import { type AdmittedRequest, panelGate } from './panelGate'
import { ticketFor } from './panelSession'
import { requestForNext } from './requestForNext'

interface PanelAppOptions {
  readonly payload: Payload
  readonly log: Logger
  readonly draw: NextHandler
  readonly isStopping?: () => boolean
}

/** The HTTP application of the panel's process: its screens, its files, health. */
export function panelApp({ payload, log, draw, isStopping = () => false }: PanelAppOptions): Express {
  const app = express()
  frontDoor(app, { payload, log, isStopping, metrics: metricsRoute(payload) })
  const screens = new AnonymousScreens(draw)
  const files = new PanelFiles()
  const open: readonly string[] = OPEN_SCREENS

  const serve = async (admitted: AdmittedRequest): Promise<void> => {
    const { request, response, user } = admitted
    const path = request.originalUrl.split('?', 1)[0] ?? ''
    if (!DEVELOPMENT && path.startsWith('/_next/')) {
      if (await files.send(path, request, response)) return
      return sendResponse(sharedProblem('notFound', {}), request, response)
    }
    if (!DEVELOPMENT && !user && open.includes(path)) return screens.send(path, response, request.method !== 'HEAD')
    return drawFor(admitted, draw)
  }
  app.use(panelGate(payload, serve))
  return app
}

/** Lets Next answer in the name of the request's person; the ticket ends with the answer. */
async function drawFor({ request, response, user, body }: AdmittedRequest, draw: NextHandler): Promise<void> {
  const ticket = user ? ticketFor(user) : undefined
  if (ticket) response.once('close', ticket.end)
  const policy = panelPolicy(newNonce())
  response.setHeader('content-security-policy', policy)
  // Next reads its scripts' nonce from this header.
  const more = { 'content-security-policy': policy, ...ticket?.headers }
  await draw(requestForNext({ method: request.method, url: request.originalUrl, headers: request.headers, body, more }), response)
}
