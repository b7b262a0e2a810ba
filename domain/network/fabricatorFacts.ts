import { z } from 'zod'
import { MILS } from '../framing/mil'
import { typedInches } from '../numbers/typedInches'
import { typedNumber } from '../numbers/typedNumber'
import { latitudeSchema, longitudeSchema } from './simpleApplication'

export const SHOP_WEBS = ['350', '362', '550', '600', '800', '1000'] as const
/** Depths of profiles as the trade writes them, inches. */
export const WEB_INCHES: Readonly<Record<(typeof SHOP_WEBS)[number], string>> = {
  '350': '3-1/2',
  '362': '3-5/8',
  '550': '5-1/2',
  '600': '6',
  '800': '8',
  '1000': '10',
}

/** What routing needs to know about a shop, entered or corrected by the reviewer at approval. */
export const fabricatorFactsSchema = z.object({
  address: z.string().trim().min(1, 'Address required').max(300, 'Use at most 300 characters'),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  weeklyCapacity: typedNumber(z.number('Use a number').int('Use a whole number').min(1, 'At least 1').max(10_000, 'At most 10,000')),
  reachMiles: typedNumber(z.number('Use a number').int('Use a whole number').min(1, 'At least 1 mile').max(3000, 'At most 3,000 miles')),
  webs: z.array(z.enum(SHOP_WEBS)).min(1, 'Choose at least one profile depth'),
  mils: z.array(z.union(MILS.map((mil) => z.literal(mil)))).min(1, 'Choose at least one thickness'),
  maxMemberFeet: typedNumber(z.number('Use a number').min(4, 'At least 4 ft').max(60, 'At most 60 ft')),
  toleranceInches: typedInches(z.number('Use inches, for example 1/16 or 0.0625').min(0.001, 'At least 0.001 in').max(1, 'At most 1 in')),
})
export type FabricatorFacts = z.infer<typeof fabricatorFactsSchema>
