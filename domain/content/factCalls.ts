import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { CLAIM_NAME, FACT_SOURCES } from './facts'

const factSchema = z.object({
  /** As it stands in texts between two pairs of braces: 'claim.wind', 'price.the-bova-plan'. */
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
  /** As an editor calls it: 'Section 3, Cards: Card 2, Title'. */
  place: z.string(),
  /** The words around it, as they are and as they would be. */
  before: z.string(),
  after: z.string(),
  seenIn: z.enum(['published', 'draft', 'both']),
})
export type FactPlace = z.infer<typeof factPlaceSchema>

const claim = z.object({
  name: z.string().max(40).regex(CLAIM_NAME, 'Use lower-case letters, digits and single dashes'),
  value: z.string().trim().min(1, 'Say what it is').max(80, 'Use at most 80 characters'),
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
    label: z.string().trim().min(1, 'Give it a name').max(80, 'Use at most 80 characters'),
    /** Of the places that were looked at. */
    stamp: z.string().max(64),
  }),
  output: z.object({ facts: z.array(factSchema) }),
  errors: { placesChanged: { status: 409, message: 'Something changed meanwhile. Look at the places again, then decide.' } },
})
