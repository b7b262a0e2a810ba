import { z } from 'zod'
import type { DesignLoads } from '../structure/site'

const WIND = { error: 'Enter the wind speed in mph, from 0 to 300.' }
const SNOW = { error: 'Enter the ground snow load in psf, from 0 to 400.' }

/** Site loads: ultimate design wind speed in mph, ground snow load in psf. Unknown unless entered. */
export const siteLoadsSchema = z.object({
  windMph: z.number(WIND).min(0, WIND).max(300, WIND).optional(),
  snowPsf: z.number(SNOW).min(0, SNOW).max(400, SNOW).optional(),
})
export type SiteLoads = z.infer<typeof siteLoadsSchema> & {
  /** Of a site that somebody confirmed or looked up. */
  readonly exposure?: DesignLoads['exposure'] | undefined
}
