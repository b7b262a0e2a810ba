import type { Layout } from './layout'
import type { SiteLoads } from './siteLoads'

/** IRC 2018, studs to 14 ft. Its rows are for gable end walls. */
const TABLE = 'IRC table R603.3.1.1(1)'

/** No. 8 screws at each place, every 12 in, through a bottom track on a floor of joists, and why. */
interface TrackScrews {
  readonly each: 1 | 2
  /** A sentence for every bill of a frame with such tracks. */
  readonly words: string
}

/**
 * One screw, but two above 120 mph in exposure C; two as well where the table ends: from 140 mph, and in exposure D. An exposure that nobody
 * entered counts as C. Without an entered wind the frame's design site decides.
 */
export function trackScrews({ designSite }: Pick<Layout, 'designSite'>, loads: SiteLoads = {}): TrackScrews {
  const entered = loads.windMph !== undefined
  const { windMph, exposure } = entered ? loads : (designSite ?? {})
  const isHigh = windMph !== undefined && (exposure === 'D' || (exposure === 'B' ? windMph >= 140 : windMph > 120))
  const wind = `${windMph} mph, exposure ${exposure ?? 'not entered and counted as C'}`
  const reason =
    windMph === undefined
      ? 'no wind is entered, so the lowest wind of the table is counted; it asks for two above 120 mph in exposure C'
      : entered
        ? wind
        : `no wind is entered, so the design site of the plan is counted: ${wind}`
  const screws = isHigh ? 'two No. 8 screws' : 'one No. 8 screw'
  return {
    each: isHigh ? 2 : 1,
    words: `Bottom tracks on floors of joists have ${screws} every 12 in by ${TABLE}: ${reason}. The table is for gable end walls and is used for every such track; the tables for other walls are not checked.`,
  }
}
