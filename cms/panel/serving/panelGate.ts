import { FairQueue } from '@framewell/server-kit/limits/FairQueue'
import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'
import { sharedProblem } from '../../platform/http/calls/problemResponse'
import { clientOf } from '../../platform/http/gate/clientOf'
import { discardRest } from '../../platform/http/gate/discardRest'
import { readBody } from '../../platform/http/gate/readBody'
import { takeStrangersTurn, takeTurn } from '../../platform/http/gate/takeTurn'
import { webRequest } from '../../platform/http/gate/webRequest'
import { type Admitted, admit, type Refused } from '../../platform/http/policy/admit'
import { RuleFinder } from '../../platform/http/policy/findRule'
import { isFromOwnOrigin } from '../../platform/http/policy/ownOrigin'
import { PANEL_RULES, type SurfaceRule } from '../../platform/http/policy/surfaceRules'
import { sendResponse } from '../../platform/http/sendResponse'
import { noteUse } from '../../platform/sessions/livingSessions'
import { isPanelCall, knownActions } from './panelFunctions'

/** Screens rendered at once; each takes about 50 ms of CPU. A screen sends several requests at once; no account keeps the others waiting. */
const screens = new FairQueue({ each: 4, all: 8, waitingEach: 128, waitingAll: 512 })

/** A request that may go on to Next, with what the gate found out about it. */
export interface AdmittedRequest extends Admitted {
  readonly request: Request
  readonly response: Response
  /** The arguments of a server function. */
  readonly body?: Buffer | undefined
}

/**
 * Runs before Next: a request passes by a rule of the policy or is answered here. Strangers are redirected to sign-in without rendering;
 * server functions are checked by name before Next sees them. Costly requests wait for a turn of their person or address.
 */
export function panelGate(payload: Payload, serve: (admitted: AdmittedRequest) => Promise<void>): RequestHandler {
  const rules = new RuleFinder(PANEL_RULES)
  const isKnown = knownActions()
  return async (request, response) => {
    const path = request.originalUrl.split('?', 1)[0] ?? ''
    const refuse = async ({ problem, detail, retryAfterSeconds }: Refused) => {
      const requestId = String(response.getHeader('x-request-id') ?? '')
      if (!request.complete) response.setHeader('connection', 'close')
      await sendResponse(sharedProblem(problem, { requestId, detail, retryAfterSeconds }), request, response)
      discardRest(request)
    }
    const judged = await judge(payload, rules, request, path)
    // Only a session that was found makes a person of the panel. Files of the build cost almost nothing.
    const user = 'problem' in judged ? null : judged.user
    const full = path.startsWith('/_next/static/')
      ? undefined
      : user
        ? await takeTurn(screens, String(user.id), response)
        : await takeStrangersTurn('problem' in judged ? 'refusal' : 'screen', clientOf(request).address, response)
    if (full) return refuse(full)
    if ('problem' in judged) return isScreen(request, path) ? leadAway(judged, request, response, refuse) : refuse(judged)
    const { rule } = judged
    if (user) await noteUse(payload, webRequest(request, payload, {}).headers)
    if (rule.body !== 'serverFunction') return serve({ user, request, response })
    const body = isKnown(String(request.headers['next-action'])) ? await readBody(request, rule.bytes) : undefined
    if (!body || !isPanelCall(body.toString('utf8')))
      return refuse({ problem: 'malformedRequest', detail: 'The panel has no such function.' })
    return serve({ user, request, response, body })
  }
}

/** @returns the rule and the person, or the refusal */
async function judge(
  payload: Payload,
  rules: RuleFinder,
  request: Request,
  path: string,
): Promise<(Admitted & { readonly rule: SurfaceRule }) | Refused> {
  const rule = rules.find(request.method === 'HEAD' ? 'GET' : request.method, path)
  if (!rule) return { problem: 'notFound' }
  if (!isFromOwnOrigin(request)) return { problem: 'foreignOrigin' }
  const admitted = await admit(payload, rule, request, clientOf(request).address)
  return 'problem' in admitted ? admitted : { ...admitted, rule }
}

function isScreen({ method }: Request, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && path.startsWith('/cms')
}

/** Redirects a person who opens a screen to where they can continue; only a panel page is a place to come back to. */
function leadAway(
  { problem }: Refused,
  request: Request,
  response: Response,
  refuse: (refused: Refused) => Promise<void>,
): Promise<void> | void {
  if (problem === 'signInRequired') return response.redirect(302, signInAddress(request.originalUrl))
  if (problem === 'forbidden') return response.redirect(302, '/cms/unauthorized')
  return refuse({ problem })
}

function signInAddress(asked: string): string {
  const back = new URL(asked, 'http://localhost')
  // Next's own parameter for part of a page is not part of the address.
  back.searchParams.delete('_rsc')
  return back.pathname === '/cms' ? '/cms/login' : `/cms/login?${new URLSearchParams({ redirect: back.pathname + back.search })}`
}
