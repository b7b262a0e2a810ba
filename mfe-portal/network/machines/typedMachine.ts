import { type RollFormer, rollFormerSchema } from '@framewell/domain/export/machine/rollFormer'
import { profileSize, STUD_362_INCHES } from '@framewell/domain/framing/profile'
import type { SOLD_SECTIONS } from '@framewell/domain/framing/soldSections'
import { z } from 'zod'

const MM_PER_INCH = 25.4
const NUMBERS = ['shortestMm', 'longestMm', 'leastDistanceMm', 'swageMm', 'lipCutMm', 'notchMm', 'yieldMpa', 'tensileMpa'] as const
const SIZES = ['webMm', 'flangeMm', 'lipMm', 'gaugeMm'] as const
const text = z.string()
/** A machine as typed; a blank number is missing, not 0. */
const typedShape = z.object({
  ...{ id: text, name: text, coating: text, serviceHolesMm: text },
  ...{
    shortestMm: text,
    longestMm: text,
    leastDistanceMm: text,
    swageMm: text,
    lipCutMm: text,
    notchMm: text,
    yieldMpa: text,
    tensileMpa: text,
  },
  profiles: z.array(z.object({ profile: text, code: text, webMm: text, flangeMm: text, lipMm: text, gaugeMm: text })),
})
export type TypedMachine = z.infer<typeof typedShape>

/** Heights are typed in one field, separated by commas or spaces. */
export const typedMachineSchema = typedShape
  .transform((typed): unknown => ({
    ...typed,
    ...numbersIn(typed, NUMBERS),
    serviceHolesMm: typed.serviceHolesMm.split(/[\s,;]+/).filter(Boolean),
    profiles: typed.profiles.map((row) => ({ ...row, ...numbersIn(row, SIZES) })),
  }))
  .pipe(rollFormerSchema)

export function typedMachine(machine: RollFormer): TypedMachine {
  const { profiles, serviceHolesMm, ...rest } = machine
  const words = (row: object) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]))
  return typedShape.parse({ ...words(rest), serviceHolesMm: serviceHolesMm.join(', '), profiles: profiles.map(words) })
}

/** A new machine: nothing about its tools is known before the shop says it. */
export const emptyMachine = (): TypedMachine => ({
  id: crypto.randomUUID(),
  ...{ name: '', shortestMm: '', longestMm: '', leastDistanceMm: '', swageMm: '', lipCutMm: '', notchMm: '' },
  ...{ serviceHolesMm: '', yieldMpa: '', tensileMpa: '', coating: '', profiles: [] },
})

/** A row for one of our sections, with our size of it. */
export function sectionRow(profile: (typeof SOLD_SECTIONS)[number]): TypedMachine['profiles'][number] {
  const { depthFeet, flangeFeet } = profileSize(profile)
  const millimeters = (inches: number) => String(Math.round(inches * MM_PER_INCH * 10) / 10)
  const lip = profile.includes('S') ? STUD_362_INCHES.lip : 0
  const sizes = { webMm: millimeters(depthFeet * 12), flangeMm: millimeters(flangeFeet * 12), lipMm: millimeters(lip), gaugeMm: '' }
  return { profile, code: '', ...sizes }
}

function numbersIn<Name extends string>(typed: Partial<Record<Name, string>>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, typed[name]?.trim() || undefined]))
}
