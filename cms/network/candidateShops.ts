import { weekOf, weeksBetween } from '@framewell/domain/network/capacityWeek'
import { MAX_STORED_CANDIDATES, type OmittedShops, omittedShopsSchema } from '@framewell/domain/network/omittedShops'
import { type RoutableProject, type RoutableShop, type Routing, routeProject, type UnfitShop } from '@framewell/domain/network/routeProject'
import { SHOWN_FALLBACKS } from '@framewell/domain/network/routingCalls'
import type { RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import type { PayloadRequest } from 'payload'
import { helpfulShops, narrowShops } from './narrowShops'
import { routableShops, shopsOfSmallNetwork } from './routableShops'

interface Asked {
  readonly project: RoutableProject
  readonly policy: RoutingPolicy
  /** Weeks planned from the project's first: no project is made later. */
  readonly weekCount: number
  /** The decision that stores every shop of a large network, with its score parts and why it lost. */
  readonly decisionId?: string
  /** How many shops are examined; all of a network that has no more. */
  readonly most?: number
}

interface Routed {
  readonly routing: Routing
  readonly leftOut: OmittedShops
}

const LOOK_WIDER = 8

/**
 * Routes a project over the network. In a small one every shop is a candidate. In a large one the shops with the highest possible scores
 * are, and more of them until no other shop could be in the answer.
 */
export async function routeOverNetwork(
  req: PayloadRequest,
  { project, policy, weekCount, decisionId, most = MAX_STORED_CANDIDATES }: Asked,
): Promise<Routed> {
  const { fromWeek, byWeek, deliverBy, awayFrom = [] } = project
  // Up to the delivery: a shop packs in the weeks after it made the frame, unless it is closed in them.
  const lastWeek = deliverBy === undefined ? byWeek : weekOf(deliverBy)
  const needed = Math.min(weekCount, weeksBetween(fromWeek, lastWeek))
  const routed = (shops: readonly RoutableShop[]) => routeProject(project, shops, policy)
  // What would help is found in later weeks too: these are read only for shops that were refused.
  const refused = async (ids: readonly string[]) => routed(await routableShops(req, fromWeek, weekCount, ids, [], project))
  const small = await shopsOfSmallNetwork(req, { from: fromWeek, weekCount: needed, atMost: most, priced: project })
  if (small.length > 0) {
    const routing = routed(small)
    return { routing: routing.ranked.length > 0 ? routing : await refused(small.map(({ id }) => id)), leftOut: {} }
  }
  for (let looked = most; ; looked *= LOOK_WIDER) {
    const { ids, boundOfRest, undominated, fit, unfit } = await narrowShops(req, { project, policy, most: looked, decisionId })
    const routing = routed(await routableShops(req, fromWeek, needed, [...new Set([...ids, ...undominated, ...awayFrom])], [], project))
    const last = routing.ranked[SHOWN_FALLBACKS]
    if (ids.length < looked || (last && last.score >= boundOfRest)) {
      const eligible = new Set(undominated)
      const ranked = routing.ranked.filter(({ shop }, at) => at < most || eligible.has(shop.id))
      const outdone = fit - ranked.length - routing.unfit.length + awayFrom.length
      if (ranked.length > 0) return { routing: { ...routing, ranked }, leftOut: { ...unfit, ...(outdone > 0 && { outdone }) } }
      const helpful = await refused([...(await helpfulShops(req, { project, most })), ...awayFrom])
      return { routing: helpful, leftOut: withoutListed(unfit, helpful.unfit) }
    }
  }
}

/** How many are left out after subtracting those listed by name. */
function withoutListed(unfit: OmittedShops, listed: readonly UnfitShop[]): OmittedShops {
  const left = Object.entries(unfit).map(
    ([reason, shops]) => [reason, shops - listed.filter((one) => one.reason === reason).length] as const,
  )
  return omittedShopsSchema.parse(Object.fromEntries(left.filter(([, shops]) => shops > 0)))
}

/** The shops worth planning projects with: in a small network all, in a large one each project's best. */
export async function shopsForPlan(
  req: PayloadRequest,
  projects: readonly RoutableProject[],
  {
    policy,
    weekCount,
    free,
    most,
  }: { readonly policy: RoutingPolicy; readonly weekCount: number; readonly free: readonly string[]; readonly most: number },
): Promise<readonly RoutableShop[]> {
  const [first] = projects
  const from = first?.fromWeek
  if (!from) return []
  const small = await shopsOfSmallNetwork(req, { from, weekCount, atMost: MAX_STORED_CANDIDATES, without: free })
  if (small.length > 0) return small
  const ids = new Set<string>()
  for (const project of projects) {
    for (const id of (await narrowShops(req, { project, policy, most })).ids) ids.add(id)
  }
  return routableShops(req, from, weekCount, [...ids], free)
}
