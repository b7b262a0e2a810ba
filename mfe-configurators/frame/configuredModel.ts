import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { memoizeByObject } from '@framewell/domain/framing/memoizeByObject'

/** The model of a layout, built once for all views and figures that show it. */
export const modelOf = memoizeByObject(frameModel)

/** Text height of dimensions as a share of the drawing's width: readable in small boxes from 320 px up. */
const LABEL_SHARE = 0.04

/** A small isometric drawing of a model, rendered once for all uses. */
export const smallIsometric = memoizeByObject((model: ReturnType<typeof frameModel>) => frameIsometric(model, { labelShare: LABEL_SHARE }))
