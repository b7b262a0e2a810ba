import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { onceEach } from '@framewell/domain/framing/onceEach'

/** The model of a layout, made once for all views and figures that show it. */
export const modelOf = onceEach(frameModel)

/** Text height of the measures as a share of the drawing's width: in small boxes they stay readable from 320 px on. */
const LABEL_SHARE = 0.04

/** A model in isometric view for a card or a box beside other things, drawn once for all of them. */
export const smallIsometric = onceEach((model: ReturnType<typeof frameModel>) => frameIsometric(model, { labelShare: LABEL_SHARE }))
