import { z } from 'zod'
import { SOLD_SECTIONS } from '../../framing/soldSections'
import { typedNumber } from '../../numbers/typedNumber'

const number = (most: number, unit: string) =>
  typedNumber(
    z
      .number('Use a number')
      .min(0, `At least 0 ${unit}`)
      .max(most, `At most ${most.toLocaleString('en-US')} ${unit}`),
  )
const millimeters = (most: number) => number(most, 'mm')
const shortText = (most: number, missing: string) => z.string(missing).trim().min(1, missing).max(most, `Use at most ${most} characters`)

/** One of our sections as a machine rolls it. Sizes are outside dimensions. */
const machineProfileSchema = z.object({
  profile: z.enum(SOLD_SECTIONS, 'Choose a section'),
  /** The machine's own code, for example S8908. */
  code: z
    .string('Type the code')
    .trim()
    .regex(/^[A-Za-z0-9_-]{1,20}$/, 'Use 1 to 20 letters, digits and hyphens'),
  webMm: millimeters(400),
  flangeMm: millimeters(150),
  /** 0 for a section without lips. */
  lipMm: millimeters(50),
  /** Thickness of the steel as the machine's software names it. */
  gaugeMm: millimeters(5),
})
export type MachineProfile = z.infer<typeof machineProfileSchema>

/**
 * A shop's roll-former: what it rolls and where its tools strike, in millimeters. These are the shop's own figures: nothing public says how
 * such machines tool US sections. An offset of 0 says that the machine does not use the tool.
 */
export const rollFormerSchema = z
  .object({
    id: z.uuid(),
    name: shortText(80, 'Name the machine'),
    shortestMm: millimeters(5_000),
    longestMm: millimeters(30_000),
    /** Between two strikes of the same tool. */
    leastDistanceMm: millimeters(500),
    /** From both ends of a piece that ends in another. */
    swageMm: millimeters(500),
    /** From both ends of a track. */
    lipCutMm: millimeters(500),
    /** From both ends of a track over or under an opening. */
    notchMm: millimeters(500),
    /** Heights above the panel's foot, in every upright that reaches them. */
    serviceHolesMm: z.array(millimeters(10_000)).max(6, 'At most 6 heights'),
    /** Of the coil, for files that name it. */
    yieldMpa: number(1_000, 'MPa'),
    tensileMpa: number(1_000, 'MPa'),
    coating: shortText(20, 'Name the coating'),
    profiles: z.array(machineProfileSchema).min(1, 'Add at least one section').max(SOLD_SECTIONS.length),
  })
  .refine(({ shortestMm, longestMm }) => shortestMm < longestMm, { path: ['longestMm'], message: 'Longer than the shortest piece' })
  .refine(({ profiles }) => new Set(profiles.map(({ profile }) => profile)).size === profiles.length, {
    path: ['profiles'],
    message: 'Each section once',
  })
export type RollFormer = z.infer<typeof rollFormerSchema>

/** The heights at which all machines of a shop that punch studs punch them, from the foot up: an order's panels may go to any of them. */
export function sharedServiceHoles(machines: readonly Pick<RollFormer, 'serviceHolesMm'>[]): number[] {
  const [first, ...rest] = machines.map(({ serviceHolesMm }) => serviceHolesMm).filter((heights) => heights.length > 0)
  return (first ?? []).filter((height) => rest.every((heights) => heights.includes(height))).toSorted((a, b) => a - b)
}

/** A shop has at most this many machines. */
export const MOST_ROLL_FORMERS = 10
