import { z } from 'zod'
import { longDate } from '../quotes/quoteWords'

/** Exposure D, wind from 140 mph and snow over 70 psf need an engineer; the checks take B and C. */
export const EXPOSURES = ['B', 'C'] as const
export type Exposure = (typeof EXPOSURES)[number]
export const SEISMIC_CATEGORIES = ['A', 'B', 'C', 'D0', 'D1', 'D2', 'E'] as const

const WIND = { error: 'Enter the ultimate design wind speed in mph, from 85 to 200.' }
const SNOW = { error: 'Enter the ground snow load in psf, from 0 to 200.' }
const EXPOSURE = { error: 'Choose the exposure the building department gives: B, C or D.' }
const SEISMIC = { error: 'Choose the seismic design category the building department gives.' }
const CODE = { error: 'Enter the adopted code and its edition, for example 2018 IRC.' }
const SOURCE = { error: 'Enter where the figures come from, for example the county building department.' }
const CONFIRMED = { error: 'Confirm the figures with your name.' }

/** A building site as somebody confirmed it. It is never guessed from a ZIP code: no public table of these figures exists. */
export const siteSchema = z.object({
  /** Ultimate design wind speed, mph. */
  windMph: z.number(WIND).min(85, WIND).max(200, WIND),
  exposure: z.enum([...EXPOSURES, 'D'], EXPOSURE),
  /** Ground snow load, psf. */
  snowPsf: z.number(SNOW).min(0, SNOW).max(200, SNOW),
  seismicCategory: z.enum(SEISMIC_CATEGORIES, SEISMIC),
  adoptedCode: z.string().trim().min(3, CODE).max(80, CODE),
  source: z.string().trim().min(3, SOURCE).max(200, SOURCE),
  confirmedBy: z.string().trim().min(1, CONFIRMED).max(120, CONFIRMED),
  /** ISO date and time. */
  confirmedAt: z.iso.datetime(),
})
export type Site = z.infer<typeof siteSchema>

/** The loads of a site that the checks use. */
export const designLoadsSchema = siteSchema.pick({ windMph: true, exposure: true, snowPsf: true })
export type DesignLoads = z.infer<typeof designLoadsSchema>

/** Loads, and what is known of where they come from. */
export const setSiteSchema = siteSchema.partial({
  seismicCategory: true,
  adoptedCode: true,
  source: true,
  confirmedBy: true,
  confirmedAt: true,
})
export type SetSite = z.infer<typeof setSiteSchema>

/** What the catalog's initial plans are designed for. It is nobody's site: a plan is sold as designed for these loads. */
export const DESIGN_SITE: DesignLoads = { windMph: 115, exposure: 'B', snowPsf: 30 }

/** Loads in words: '115 mph, exposure B, 30 psf'. */
export function siteWords({ windMph, exposure, snowPsf }: DesignLoads): string {
  return `${windMph} mph, exposure ${exposure}, ${snowPsf} psf`
}

/** Who confirmed a site, when, and from what. */
export function confirmedWords({ confirmedBy, confirmedAt, source, adoptedCode, ...loads }: Site): string {
  return `${confirmedBy} confirmed ${siteWords(loads)} on ${longDate(confirmedAt)}, from ${source}, ${adoptedCode}.`
}

/** What is said of a frame that passes at its design site. */
export function designedWords(site: DesignLoads): string {
  return `Designed for ${siteWords(site)} ground snow. Checked by calculation, not sealed.`
}
