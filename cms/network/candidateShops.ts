import { KEPT_CANDIDATES, type LeftOut } from '@framewell/domain/network/leftOut'
import { type RoutableProject, type RoutableShop, type Routing, routeProject } from '@framewell/domain/network/routeProject'
import { SHOWN_FALLBACKS } from '@framewell/domain/network/routingCalls'
import type { RoutingPolicy } from '@framewell/domain/network/routingPolicy'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../database/transactionOf'
import { helpfulShops, narrowShops } from './narrowShops'
import { routableShops } from './routableShops'

interface Asked {
  readonly project: RoutableProject
  readonly policy: RoutingPolicy
  /** Weeks from the project's first that a shop is read with. */
  readonly weekCount: number
  /** Shops that are left out. */
  readonly without: readonly string[]
  /** As many shops are looked at; of a network that has no more, all. */
  readonly most?: number
}

interface Routed {
  readonly routing: Routing
  readonly leftOut: LeftOut
}

const LOOK_WIDER = 8

/**
 * Routes a project over the network. Of a small one every shop is a candidate; of a large one those that can score most, and more of them
 * until nobody who was not looked at could stand among those that are answered.
 */
export async function routeOverNetwork(
  req: PayloadRequest,
  { project, policy, weekCount, without, most = KEPT_CANDIDATES }: Asked,
): Promise<Routed> {
  const read = (ids?: readonly string[]) => routableShops(req, project.fromWeek, weekCount, ids)
  if ((await shopCount(req, most)) <= most) {
    const shops = (await read()).filter(({ id }) => !without.includes(id))
    return { routing: routeProject(project, shops, policy), leftOut: {} }
  }
  for (let looked = most; ; looked *= LOOK_WIDER) {
    const { ids, boundOfRest, leftOut } = await narrowShops(req, { project, policy, without, most: looked })
    const routing = routeProject(project, await read(ids), policy)
    const last = routing.ranked[SHOWN_FALLBACKS]
    if (ids.length < looked || (last && last.score >= boundOfRest)) {
      if (routing.ranked.length > 0) return { routing: { ...routing, ranked: routing.ranked.slice(0, most) }, leftOut }
      const near = await helpfulShops(req, { project, without, most })
      return { routing: routeProject(project, await read(near), policy), leftOut }
    }
  }
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
  if ((await shopCount(req, KEPT_CANDIDATES)) <= KEPT_CANDIDATES) return routableShops(req, from, weekCount, undefined, free)
  const ids = new Set<string>()
  for (const project of projects) {
    for (const id of (await narrowShops(req, { project, policy, without: [], most })).ids) ids.add(id)
  }
  return routableShops(req, from, weekCount, [...ids], free)
}

/** How many shops there are, counted until there are too many. */
async function shopCount(req: PayloadRequest, upTo: number): Promise<number> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select count(*)::int as shops from (select from fabricators limit ${upTo + 1}) f`)
  return z.object({ shops: z.number() }).parse(rows[0]).shops
}
