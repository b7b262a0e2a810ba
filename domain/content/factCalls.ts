import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { CLAIM_NAME, FACT_KEY, FACT_SOURCES } from './facts'

const factSchema = z.object({
  /** As texts name it between double braces: 'claim.wind', 'price.the-bova-plan'. */
  key: z.string(),
  label: z.string(),
  value: z.string(),
  source: z.enum(FACT_SOURCES),
})
export type Fact = z.infer<typeof factSchema>

const factPlaceSchema = z.object({
  where: z.enum(['pages', 'posts', 'navigation', 'site-settings']),
  id: z.string().nullable(),
  title: z.string(),
  section: z.string().nullable(),
  /** Label for editors: 'Section 3, Cards: Card 2, Title'. */
  place: z.string(),
  /** Field path within menus or settings. */
  field: z.string().optional(),
  /** The surrounding text, before and after the change. */
  before: z.string(),
  after: z.string(),
  seenIn: z.enum(['published', 'draft', 'both', 'deleted']),
})
export type FactPlace = z.infer<typeof factPlaceSchema>

const factKey = z.string().max(100).regex(FACT_KEY, 'Use the key of a live fact, for example claim.wind')

const claim = z.object({
  name: z.string().max(40).regex(CLAIM_NAME, 'Use lower-case letters, digits and single dashes'),
  value: z.string().trim().min(1, 'Enter the text').max(80, 'Use at most 80 characters'),
})

export const listFacts = defineCall({
  name: 'listFacts',
  method: 'GET',
  path: '/api/content/facts',
  summary: 'Facts that texts can name instead of repeating: claims of the company, prices of plans, counts of the frame model',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({}),
  output: z.object({ facts: z.array(factSchema) }),
})

export const previewClaim = defineCall({
  name: 'previewClaim',
  method: 'GET',
  path: '/api/content/facts/places',
  summary: 'Every place whose words would change with a claim, as they are and as they would be',
  feature: 'content',
  access: EDITOR_ROLES,
  input: claim,
  output: z.object({ places: z.array(factPlaceSchema), stamp: z.string() }),
})

export const changeClaim = defineCall({
  name: 'changeClaim',
  method: 'POST',
  path: '/api/content/facts',
  summary: 'Change a claim, or add one: every text that names it says the new words at once',
  feature: 'content',
  access: EDITOR_ROLES,
  input: claim.extend({
    label: z.string().trim().min(1, 'Enter a label').max(80, 'Use at most 80 characters'),
    /** Stamp of the places the editor saw. */
    stamp: z.string().max(64),
  }),
  output: z.object({ facts: z.array(factSchema) }),
  errors: {
    placesChanged: { status: 409, message: 'Something changed in the meantime. Check the places again, then decide.' },
    needsApproval: {
      status: 409,
      message: 'Live texts that need an approval use this claim, so only somebody who may approve them can change it.',
    },
    noNumber: { status: 409, message: 'Charts use this claim, so it has to be a single number. Enter one, or change those charts first.' },
  },
})

export const removeClaim = defineCall({
  name: 'removeClaim',
  method: 'DELETE',
  path: '/api/content/facts/{name}',
  summary: 'Remove a claim that no text names any more',
  feature: 'content',
  access: EDITOR_ROLES,
  input: claim.pick({ name: true }),
  output: z.object({ facts: z.array(factSchema) }),
  errors: { stillNamed: { status: 409, message: 'Some texts still use it. Change those first; they’re listed under the claim.' } },
})

export const previewFact = defineCall({
  name: 'previewFact',
  method: 'GET',
  path: '/api/content/facts/changes',
  summary: 'Every place whose words would change with another value of any fact: a price or a count before its plan is saved',
  feature: 'content',
  access: EDITOR_ROLES,
  input: claim.pick({ value: true }).extend({ key: factKey }),
  output: z.object({ places: z.array(factPlaceSchema) }),
})
