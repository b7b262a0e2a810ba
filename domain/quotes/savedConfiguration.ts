import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { recordId } from '../http/recordId'
import type { Refusal } from '../http/refusal'

/**
 * A configurator or onboarding form draft, as a second device opens it. The state is the screen's own, validated by its schema when read.
 */
export const configuratorSchema = z.enum(['steel', 'plan', 'advanced', 'picker', 'simple-onboarding', 'enhanced-onboarding'])
export type Configurator = z.infer<typeof configuratorSchema>

export const savedConfigurationSchema = z.object({
  id: z.string(),
  configurator: configuratorSchema,
  /** The screen's path and step, without the link's id and token: '/steel-configurator?step=2'. */
  path: z.string(),
  state: z.record(z.string(), z.unknown()),
  savedAt: z.string(),
})
export type SavedConfiguration = z.infer<typeof savedConfigurationSchema>

const content = {
  configurator: configuratorSchema,
  path: z.string().startsWith('/').max(300),
  /** At most 64 KB as JSON. */
  state: z
    .record(z.string().max(100), z.unknown())
    .refine((state) => JSON.stringify(state).length <= 65_536, 'This draft is too large to save'),
}
const link = { id: recordId(), token: z.string().min(16).max(128) }
const unknownConfiguration = { status: 404, message: 'This link does not open a saved configuration. Check that it is complete.' } as const
/** A second device saved meanwhile; the problem's `expected` holds the stored draft. */
const changedMeanwhile = { status: 409, message: 'This configuration was changed on another device. Reload to see it.' } as const

/** Why a draft can't be saved: another device saved it since the edited copy. Undefined when it can. */
export function draftRefusal(stored: SavedConfiguration, seen: string | undefined): Refusal<'changedMeanwhile'> | undefined {
  const isSeen = seen === undefined || seen === stored.savedAt
  return isSeen ? undefined : { refusal: 'changedMeanwhile', more: { expected: { configuration: stored } } }
}

export const saveConfiguration = defineCall({
  name: 'saveConfiguration',
  method: 'POST',
  path: '/api/configurations',
  summary: 'Save a draft and get its private link',
  feature: 'quotes',
  access: 'public',
  input: z.object(content),
  output: z.object({ configuration: savedConfigurationSchema, token: z.string() }),
  idempotent: true,
  rateLimit: { points: 60, windowSeconds: 600, by: ['address'] },
})

export const updateConfiguration = defineCall({
  name: 'updateConfiguration',
  method: 'PUT',
  path: '/api/configurations/{id}',
  summary: 'Save a draft again under its private link',
  feature: 'quotes',
  access: 'public',
  input: z.object({ ...link, ...content, /** `savedAt` of the edited copy. */ seen: z.string().optional() }),
  output: z.object({ configuration: savedConfigurationSchema }),
  errors: { unknownConfiguration, changedMeanwhile },
  rateLimit: { points: 240, windowSeconds: 600, by: ['address'] },
})

export const getConfiguration = defineCall({
  name: 'getConfiguration',
  method: 'GET',
  path: '/api/configurations/{id}',
  summary: 'One saved draft by its private link',
  feature: 'quotes',
  access: 'public',
  input: z.object(link),
  output: z.object({ configuration: savedConfigurationSchema }),
  errors: { unknownConfiguration },
  rateLimit: { points: 120, windowSeconds: 60, by: ['address'] },
})
