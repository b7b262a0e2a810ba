import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { contentPageSchema } from './contentPage'
import { obstacleSchema, scheduleSchema } from './schedules'
import { brokenLinkSchema } from './siteChecks'

/** What reaches further than the page itself: publishing at another address (a rename, a restored version), taking it off the site, deleting it. */
const REACHING_ACTS = ['publish', 'unpublish', 'delete'] as const
export type ReachingAct = (typeof REACHING_ACTS)[number]

/** Those that `performContentAct` does; a deletion has a call of its own, and is undone by another one. */
const PERFORMED_ACTS = ['publish', 'unpublish'] as const satisfies readonly ReachingAct[]
export type PerformedAct = (typeof PERFORMED_ACTS)[number]

/** What effects are told of: a restored version changes nothing beyond the page before it is published. */
export type EffectsOf = ReachingAct | 'restore'

/** The stamp of the consequences that were shown: with others, nothing is done. */
export const stampSchema = z.string().max(64)

/** For calls that honour a stamp. */
export const CONSEQUENCES_CHANGED = {
  status: 409,
  message: 'Something changed meanwhile. Look at the figures again, then decide.',
} as const

const redirectSchema = z.object({ from: z.string(), to: z.string() })

const affectedLinkSchema = z.object({
  where: z.enum(['pages', 'posts', 'navigation', 'site-settings']),
  /** Id of the page or post; null for menus and settings, of which there is one. */
  id: z.string().nullable(),
  title: z.string(),
  place: z.string(),
  href: z.string(),
  /** Whether it stands in what visitors see, in a draft, or in both. */
  seenIn: z.enum(['published', 'draft', 'both']),
  /** What becomes of it: it works by a redirect, or leads nowhere and is left out of the site. */
  becomes: z.enum(['redirected', 'dead']),
})
export type AffectedLink = z.infer<typeof affectedLinkSchema>

/** What an act would change beyond its page. */
export const effectsSchema = z.object({
  act: z.enum([...REACHING_ACTS, 'restore']),
  title: z.string(),
  /** Version of the page that was looked at. */
  version: z.string(),
  /** Changes with every figure: the act says for which ones it was decided. */
  stamp: z.string(),
  /** Where visitors find it before and after; null: nowhere. */
  address: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  redirects: z.object({
    added: z.array(redirectSchema),
    changed: z.array(redirectSchema),
    removed: z.array(redirectSchema),
    /** They stay and lead nowhere then: old addresses of a page that leaves the site. */
    dead: z.array(redirectSchema),
  }),
  links: z.array(affectedLinkSchema),
  /** Links in the page's own words that lead nowhere or by a redirect once it is done. */
  ownLinks: z.array(brokenLinkSchema.pick({ place: true, href: true, state: true, leadsTo: true })),
  /** Lists and feeds that name the page before or after. */
  feeds: z.array(z.string()),
  /** Address of the picture that shared links show, before and after; null where none is drawn. */
  card: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  /** Publications that were planned before; who publishes by hand withdraws them, unless they say that they stay. */
  schedules: z.array(scheduleSchema.pick({ at: true, by: true }).extend({ withdrawn: z.boolean() })),
  /** What keeps it from being done. */
  obstacles: z.array(obstacleSchema),
})
export type Consequences = z.infer<typeof effectsSchema>

/** Whether publications that are planned stay, though the page is published by hand now. */
const keepSchedules = z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false)

export const getConsequences = defineCall({
  name: 'getConsequences',
  method: 'GET',
  path: '/api/content/pages/{id}/consequences',
  summary: 'What publishing a page as its newest draft stands, taking it off the site, or deleting it would change beyond the page',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ id: z.uuid(), act: z.enum(REACHING_ACTS), keepSchedules }),
  output: effectsSchema,
})

export const performContentAct = defineCall({
  name: 'performContentAct',
  method: 'POST',
  path: '/api/content/pages/{id}/acts',
  summary: 'Publish a page or take it off the site, for the consequences that were shown; it can be undone',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ id: z.uuid(), act: z.enum(PERFORMED_ACTS), stamp: stampSchema, keepSchedules: z.boolean().default(false) }),
  output: z.object({ page: contentPageSchema, undo: z.string() }),
  errors: {
    consequencesChanged: CONSEQUENCES_CHANGED,
    notReady: { status: 422, message: 'It could not be published as it stands. Nothing was changed.' },
  },
})
