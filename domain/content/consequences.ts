import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { contentPageSchema } from './contentPage'
import { obstacleSchema, scheduleSchema } from './schedules'
import { brokenLinkSchema } from './siteChecks'

/** Actions with effects beyond the page: publishing at another address (a rename, a restored version), unpublishing, deleting. */
const REACHING_ACTS = ['publish', 'unpublish', 'delete'] as const
export type ReachingAct = (typeof REACHING_ACTS)[number]

/** Actions `performContentAct` performs. A deletion has its own call and its own undo. */
const PERFORMED_ACTS = ['publish', 'unpublish'] as const satisfies readonly ReachingAct[]
export type PerformedAct = (typeof PERFORMED_ACTS)[number]

/** Actions whose effects are shown. A restored version has no effect beyond the page until it is published. */
export type EffectsOf = ReachingAct | 'restore'

/** The stamp of the consequences the person saw. If they changed since, nothing is done. */
export const stampSchema = z.string().max(64)

/** For calls that check a stamp. */
export const CONSEQUENCES_CHANGED = {
  status: 409,
  message: 'Something changed in the meantime. Check the effects again, then decide.',
} as const

const redirectSchema = z.object({ from: z.string(), to: z.string() })

const affectedLinkSchema = z.object({
  where: z.enum(['pages', 'posts', 'navigation', 'site-settings']),
  /** Id of the page or post; null for menus and settings, which exist once. */
  id: z.string().nullable(),
  title: z.string(),
  place: z.string(),
  href: z.string(),
  /** Whether the link is in the published version, in a draft, or in both. */
  seenIn: z.enum(['published', 'draft', 'both']),
  /** What happens to the link: it works through a redirect, or it is dead and left out of the site. */
  becomes: z.enum(['redirected', 'dead']),
})
export type AffectedLink = z.infer<typeof affectedLinkSchema>

/** An action's effects beyond its page. */
export const effectsSchema = z.object({
  act: z.enum([...REACHING_ACTS, 'restore']),
  title: z.string(),
  /** Version of the page the effects were computed for. */
  version: z.string(),
  /** Changes with every effect. The action names the effects it was confirmed for. */
  stamp: z.string(),
  /** The public path before and after; null for none. */
  address: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  redirects: z.object({
    added: z.array(redirectSchema),
    changed: z.array(redirectSchema),
    removed: z.array(redirectSchema),
    /** Redirects that stay but become dead: old addresses of a page that is unpublished. */
    dead: z.array(redirectSchema),
  }),
  links: z.array(affectedLinkSchema),
  /** Links in the page's own text that will be dead or redirected. */
  ownLinks: z.array(brokenLinkSchema.pick({ place: true, href: true, state: true, leadsTo: true })),
  /** Lists and feeds that contain the page before or after. */
  feeds: z.array(z.string()),
  /** Address of the share picture before and after; null where none is drawn. */
  card: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  /** Publications scheduled earlier. Publishing by hand cancels them unless the person keeps them. */
  schedules: z.array(scheduleSchema.pick({ at: true, by: true }).extend({ withdrawn: z.boolean() })),
  /** What prevents the action. */
  obstacles: z.array(obstacleSchema),
})
export type Consequences = z.infer<typeof effectsSchema>

/** Whether the page's own text has links that the site would leave out. */
export function hasDeadLinks({ ownLinks }: Pick<Consequences, 'ownLinks'>): boolean {
  return ownLinks.some(({ state }) => state === 'dead')
}

/** Whether scheduled publications stay when the page is published by hand. */
const keepSchedules = z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false)

export const getConsequences = defineCall({
  name: 'getConsequences',
  method: 'GET',
  path: '/api/content/pages/{id}/consequences',
  summary: 'What publishing a page’s newest draft, unpublishing it, or deleting it would change beyond the page',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ id: z.uuid(), act: z.enum(REACHING_ACTS), keepSchedules }),
  output: effectsSchema,
})

export const performContentAct = defineCall({
  name: 'performContentAct',
  method: 'POST',
  path: '/api/content/pages/{id}/acts',
  summary: 'Publish or unpublish a page, for the consequences that were shown; it can be undone',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ id: z.uuid(), act: z.enum(PERFORMED_ACTS), stamp: stampSchema, keepSchedules: z.boolean().default(false) }),
  output: z.object({ page: contentPageSchema, undo: z.string() }),
  errors: {
    consequencesChanged: CONSEQUENCES_CHANGED,
    notReady: { status: 422, message: 'It can’t be published yet. Nothing was changed.' },
  },
})
