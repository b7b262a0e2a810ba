import { buffer } from 'node:stream/consumers'
import { toCatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import { storedPlanSchema } from '@framewell/domain/catalog/plan'
import type { getSiteCard as getSiteCardCall } from '@framewell/domain/content/site'
import { getSitePage as getSitePageCall } from '@framewell/domain/content/site'
import { chartDrawing } from '@framewell/domain/drawings/chartDrawing'
import { drawSubject } from '@framewell/domain/drawings/drawSubject'
import type { Drawing } from '@framewell/domain/framing/drawing'
import type { PayloadRequest } from 'payload'
import { storedPlan } from '../../catalog/storedPlan'
import type { Operation } from '../../platform/http/calls/bindCall'
import type { CallContext } from '../../platform/http/calls/callContext'
import { fileStore } from '../../platform/storage/fileStores'
import { getSitePage } from '../site/getSitePage'
import { liveRoute } from '../site/liveRoutes'
import { type CardFacts, cardFacts, cardVersion, routeFacts } from './cardFacts'
import type { CardWords } from './cardWords'
import { cutCard } from './cutCard'
import { drawCard, overPicture } from './drawCard'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Without the current version in it, the address may show another picture tomorrow. */
const FOR_AN_HOUR = 'public, max-age=3600'

/** Drawn cards are PNGs, cropped uploads are JPEGs; each is stored under its own extension. */
const KINDS = { png: 'image/png', jpg: 'image/jpeg' } as const

interface CardPicture {
  readonly bytes: Buffer
  readonly kind: keyof typeof KINDS
}

const drawing = new Map<string, Promise<CardPicture>>()

/**
 * The share card of a published page or live route, drawn on the first request and then stored. Its content comes from the document only;
 * no part of the requested address is drawn.
 */
export const getSiteCard: Operation<typeof getSiteCardCall> = async (context, { path, v }) => {
  const facts = await factsAt(context, path)
  if (!facts) throw context.refuse('notFound')
  const version = cardVersion(facts)
  const { bytes, kind } = (await readKept(version)) ?? (await drawOnce(context.req, facts, version))
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': KINDS[kind],
      'cache-control': v === version ? FOR_EVER : FOR_AN_HOUR,
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

async function factsAt(context: CallContext, path: string): Promise<CardFacts | null> {
  const answer = await getSitePage(context, { path })
  if (answer instanceof Response) return null
  const resolution = getSitePageCall.output.parse(answer)
  if (resolution.kind === 'page') return cardFacts(resolution.page)
  const route = await liveRoute(context.req, path)
  return route ? routeFacts(path, route.title) : null
}

/** Parallel requests for the same card wait for one drawing. */
function drawOnce(req: PayloadRequest, facts: CardFacts, version: string): Promise<CardPicture> {
  const running = drawing.get(version)
  if (running) return running
  const drawn = draw(req, facts, version).finally(() => drawing.delete(version))
  drawing.set(version, drawn)
  return drawn
}

async function draw(req: PayloadRequest, facts: CardFacts, version: string): Promise<CardPicture> {
  const words = await wordsOf(req, facts)
  const cut = facts.picture && (await cutCard(facts.picture, facts.picture.under === 'words' ? await overPicture(words) : null))
  const picture = cut
    ? ({ bytes: cut, kind: 'jpg' } as const)
    : ({ bytes: await drawCard(words, await figureOf(req, facts)), kind: 'png' } as const)
  // The card can be drawn again, so a failure of the store does not fail the request.
  await fileStore('cards')
    .put(`${version}.${picture.kind}`, picture.bytes)
    .catch((err: unknown) => req.payload.logger.warn({ err, msg: 'A picture for shared links could not be kept' }))
  return picture
}

async function wordsOf(req: PayloadRequest, { title, kind }: CardFacts): Promise<CardWords> {
  const { siteName, tagline } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false, req })
  return { title, kind: kind ?? '', siteName, tagline }
}

/** The page's own figure. A page without one gets the frame of a plan that it names or, consistently, of one of the plans on offer. */
async function figureOf(req: PayloadRequest, { plan, path, figure }: CardFacts): Promise<Drawing | null> {
  if (figure?.kind === 'chart') return chartDrawing(figure.chart, 'card')
  const { docs } = await req.payload.find({
    collection: 'home-plans',
    where: { offered: { equals: true } },
    sort: 'planId',
    pagination: false,
    depth: 0,
    // Plans on offer are public.
    overrideAccess: true,
    req,
  })
  const plans = docs.map((document) => storedPlanSchema.parse(storedPlan({ ...document })))
  const letters = [...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const named = figure?.plan ?? plan
  const shown = plans.find(({ id }) => id === named) ?? plans[letters % Math.max(plans.length, 1)]
  const offered = plans.map((plan) => toCatalogPlan(plan))
  return drawSubject(figure?.subject ?? 'isometric', shown && toCatalogPlan(shown), 'card', offered)?.drawing ?? null
}

async function readKept(version: string): Promise<CardPicture | null> {
  for (const kind of ['png', 'jpg'] as const) {
    const kept = await fileStore('cards')
      .read(`${version}.${kind}`)
      .catch(() => undefined)
    const bytes = kept && (await buffer(kept.stream).catch(() => undefined))
    if (bytes) return { bytes, kind }
  }
  return null
}
