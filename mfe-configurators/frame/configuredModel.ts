import { PLAN_DRAWINGS } from '@framewell/domain/drawings/planDrawings'
import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { memoizeByObject } from '@framewell/domain/framing/memoizeByObject'

/** The model of a layout, built once for all views and figures that show it. */
export const modelOf = memoizeByObject(frameModel)

/** A small isometric drawing of a model, rendered once for all uses. */
export const smallIsometric = memoizeByObject((model: ReturnType<typeof frameModel>) => frameIsometric(model, PLAN_DRAWINGS.small))

/** The same without dimensions and webs, for thumbnails. */
export const cardIsometric = memoizeByObject((model: ReturnType<typeof frameModel>) => frameIsometric(model, PLAN_DRAWINGS.card))
