import { weeksBetween } from '@framewell/domain/network/capacityWeek'
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
  /** Weeks from the project's first that are planned: no project is made later. */
  readonly weekCount: number
  /** Under which every shop of a large network is kept, with its parts and why it lost. */
  readonly decisionId?: string
  /** As many shops are looked at; of a network that has no more, all. */
  readonly most?: number
}

interface Routed {
  readonly routing: Routing
  readonly leftOut: OmittedShops
}

const LOOK_WIDER = 8

/**
 * Routes a project over the network. Of a small one every shop is a candidate; of a large one those that can score most, and more of them
 * until nobody who was not looked at could stand among those that are answered.
 */
export async function routeOverNetwork(
  req: PayloadRequest,
  { project, policy, weekCount, decisionId, most = MAX_STORED_CANDIDATES }: Asked,
): Promise<Routed> {
  const { fromWeek, awayFrom = [] } = project
  const needed = Math.min(weekCount, weeksBetween(fromWeek, project.byWeek))
  const routed = (shops: readonly RoutableShop[]) => routeProject(project, shops, policy)
  // What would help is found in later weeks too: they are read for who is refused, not for everybody.
  const refused = async (ids: readonly string[]) => routed(await routableShops(req, fromWeek, weekCount, ids))
  const small = await shopsOfSmallNetwork(req, { from: fromWeek, weekCount: needed, atMost: most })
  if (small.length > 0) {
    const routing = routed(small)
    return { routing: routing.ranked.length > 0 ? routing : await refused(small.map(({ id }) => id)), leftOut: {} }
  }
  for (let looked = most; ; looked *= LOOK_WIDER) {
    const { ids, boundOfRest, undominated, fit, unfit } = await narrowShops(req, { project, policy, most: looked, decisionId })
    const routing = routed(await routableShops(req, fromWeek, needed, [...new Set([...ids, ...undominated, ...awayFrom])]))
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

/** How many are left out when some of them are listed by name. */
function withoutListed(unfit: OmittedShops, listed: readonly UnfitShop[]): OmittedShops {
  const left = Object.entries(unfit).map(
    ([reason, shops]) => [reason, shops - listed.filter((one) => one.reason === reason).length] as const,
  )
  return omittedShopsSchema.parse(Object.fromEntries(left.filter(([, shops]) => shops > 0)))
}

/** The shops that are worth planning projects with: of a small network all, of a large one the best of each project. */
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
