import { applyFrameOptions } from './applyFrameOptions'
import { withBasementStair } from './basementStair'
import { type FrameOptions, frameOptionsSchema } from './frameOptions'
import type { Layout } from './layout'
import { layoutSchema } from './layoutSchema'
import { reinforcementsSchema } from './reinforcement'

export interface FrameOptionRefusal {
  readonly option: string
  readonly message: string
}
export type ConfiguredLayout =
  | { readonly ok: true; readonly layout: Layout }
  | { readonly ok: false; readonly refusals: readonly FrameOptionRefusal[] }

/**
 * A plan's layout with a configuration applied; the same object when nothing changes. Refuses, per option, what no frame supports and what
 * this one doesn't, for example a hip roof over an L.
 */
export function configuredLayout(layout: Layout, options: FrameOptions): ConfiguredLayout {
  const given = optionsSchema.safeParse(options)
  if (!given.success) return { ok: false, refusals: given.error.issues.map(({ path, message }) => ({ option: path.join('.'), message })) }
  const applied = withBasementStair(applyFrameOptions(layout, given.data))
  if (applied === layout) return { ok: true, layout }
  const checked = layoutSchema.safeParse(applied)
  if (checked.success) return { ok: true, layout: checked.data }
  // What a stored layout had before the options is not theirs to answer for.
  const before = layoutSchema.safeParse(layout).error?.issues.map(issueKey) ?? []
  const issues = checked.error.issues.filter((issue) => !before.includes(issueKey(issue)))
  if (issues.length === 0) return { ok: true, layout: applied }
  const found = new Map(issues.map(({ path, message }) => [optionOf(path, given.data, layout), message] as const))
  return { ok: false, refusals: [...found].map(([option, message]) => ({ option, message })) }
}

const optionsSchema = frameOptionsSchema.extend({ reinforcements: reinforcementsSchema.optional() })

function issueKey({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }): string {
  return `${path.join('.')} ${message}`
}

/** Which option causes an invalid part of the layout: low walls lack room above openings, spacing and depth of studs beside them. */
function optionOf(path: readonly PropertyKey[], options: FrameOptions, layout: Layout): keyof FrameOptions {
  if (path[0] === 'roof') return 'roofForm'
  if (path.includes('headFeet')) {
    const story = (path[0] === 'openings' ? layout.openings : layout.interiorWalls)[Number(path[1])]?.story ?? 1
    return story > 1 && options.upperWallHeightFeet !== undefined ? 'upperWallHeightFeet' : 'wallHeightFeet'
  }
  if (path[0] === 'floorOpenings') return 'foundation'
  if (options.reinforcements !== undefined && path.includes('openings')) return 'reinforcements'
  if (options.studSpacingInches !== undefined) return 'studSpacingInches'
  return options.studWeb === undefined ? 'wallHeightFeet' : 'studWeb'
}
