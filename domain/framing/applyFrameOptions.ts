import type { FrameOptions } from './frameOptions'
import type { Foundation, Layout } from './layout'
import { reinforced } from './reinforced'

/**
 * A layout with the members that a configuration changes; the same object when nothing changes. Stronger parts are added to the layout's
 * own. Does not check that they fit (see `configuredLayout`): screens apply the price book's own options, and load no code to check them.
 */
export function applyFrameOptions(layout: Layout, { windMph: _, snowPsf: __, ...frame }: FrameOptions): Layout {
  if (Object.values(frame).every((value) => value === undefined)) return layout
  const { studGauge, studSpacingInches, studWeb, wallHeightFeet, upperWallHeightFeet, roofForm, pitchIn12, reinforcements, foundation } =
    frame
  return {
    ...layout,
    studGauge: studGauge ?? layout.studGauge,
    studSpacingInches: studSpacingInches ?? layout.studSpacingInches,
    studWeb: studWeb ?? layout.studWeb,
    ...heightsOf(layout, wallHeightFeet, upperWallHeightFeet),
    ...(reinforcements ? { reinforcements: reinforced(layout.reinforcements ?? [], reinforcements) } : {}),
    ...(foundation ? { foundation, floorOpenings: openingsOver(layout, foundation) } : {}),
    roof: { ...layout.roof, form: roofForm ?? layout.roof.form, pitchIn12: pitchIn12 ?? layout.roof.pitchIn12 },
  }
}

/** One height is that of every story, unless the upper stories have their own. */
function heightsOf(
  layout: Layout,
  wallHeightFeet: number | undefined,
  upperWallHeightFeet = wallHeightFeet === undefined ? layout.upperWallHeightFeet : undefined,
): Pick<Layout, 'wallHeightFeet' | 'upperWallHeightFeet'> {
  return { wallHeightFeet: wallHeightFeet ?? layout.wallHeightFeet, upperWallHeightFeet }
}

/** A stair to a basement goes with it. */
function openingsOver({ floorOpenings }: Layout, foundation: Foundation): Layout['floorOpenings'] {
  return foundation === 'basement' ? floorOpenings : floorOpenings.filter(({ story }) => story > 1)
}
