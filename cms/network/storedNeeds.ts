import { MILS } from '@framewell/domain/framing/mil'
import { SHOP_WEBS } from '@framewell/domain/network/fabricatorFacts'
import { z } from 'zod'

/** What a project needs of a shop (ProjectNeeds), as it is stored. */
export const storedNeedsSchema = z.object({
  webs: z.array(z.enum(SHOP_WEBS)).optional(),
  mils: z.array(z.union(MILS.map((mil) => z.literal(mil)))).optional(),
  longestMemberFeet: z.number().optional(),
  toleranceInches: z.number().optional(),
})
