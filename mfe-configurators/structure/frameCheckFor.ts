import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { memoizeByObject } from '@framewell/domain/framing/memoizeByObject'
import { checkFrame } from '@framewell/domain/structure/checkFrame'
import { memberRows } from '@framewell/domain/structure/memberRows'
import type { DesignLoads } from '@framewell/domain/structure/site'

/** The check of a frame for a site, made once for everything that shows it. */
export const frameCheckFor = memoizeByObject((model: FrameModel) => memoizeByObject((site: DesignLoads) => checkFrame(model, site)))

/** What each member's check came to, by mark. */
export function rowsByMark(model: FrameModel, site: DesignLoads) {
  return new Map(memberRows(frameCheckFor(model)(site)).map((row) => [row.member, row]))
}
