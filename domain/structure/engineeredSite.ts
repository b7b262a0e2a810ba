import type { DesignLoads } from './site'

/** Wind speeds from here on need an engineer (limit of the residential code's steel chapters). */
export const ENGINEERED_WIND_MPH = 140
/** Ground snow loads above this need an engineer. */
export const MOST_SNOW_PSF = 70

/** Why a site needs an engineer from the start, in sentences; empty within the limits of the checks. */
export function engineeredSite({ windMph, exposure, snowPsf }: DesignLoads): string[] {
  return [
    ...(windMph >= ENGINEERED_WIND_MPH
      ? [`Wind of ${windMph} mph needs an engineer; the checks end below ${ENGINEERED_WIND_MPH} mph.`]
      : []),
    ...(exposure === 'D' ? ['Exposure D needs an engineer.'] : []),
    ...(snowPsf > MOST_SNOW_PSF ? [`Snow of ${snowPsf} psf needs an engineer; the checks end at ${MOST_SNOW_PSF} psf.`] : []),
  ]
}
