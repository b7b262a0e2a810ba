import { type RollFormer, rollFormerSchema } from '@framewell/domain/export/machine/rollFormer'
import { z } from 'zod'
import type { Fabricator } from '../payload-types'

/** A shop's roll-formers, by name. */
export function rollFormersOf({ rollFormers }: Pick<Fabricator, 'rollFormers'>): RollFormer[] {
  return z.array(rollFormerSchema).parse(rollFormers ?? [])
}
