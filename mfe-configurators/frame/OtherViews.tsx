import { ELEVATION_SIDES, frameElevation } from '@framewell/domain/framing/frameElevation'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { framePlan } from '@framewell/domain/framing/framePlan'
import { useMemo } from 'react'
import { Frame3d } from './Frame3d'
import { FrameSheets } from './FrameSheets'

export interface OtherViewProps {
  view: 'front' | 'plan' | '3-d'
  model: FrameModel
  label: string
  /** The frame's figures in words. */
  figures: string
}

/** The views of a frame besides the initial isometric drawing. */
export const OtherViews = ({ view, model, label, figures }: OtherViewProps) => {
  if (view === 'front') return <ElevationViews model={model} label={label} />
  if (view === 'plan') return <PlanViews model={model} label={label} />
  return <Frame3d model={model} description={`${label} in 3-D: ${figures}`} />
}

interface ViewProps {
  model: FrameModel
  label: string
}

const ElevationViews = ({ model, label }: ViewProps) => {
  const sheets = useMemo(
    () => ELEVATION_SIDES.map((side) => ({ name: `${side} side`, drawing: frameElevation(model, side, { labelShare: LABEL_SHARE }) })),
    [model],
  )
  return <FrameSheets sheets={sheets} label={label} />
}

const PlanViews = ({ model, label }: ViewProps) => {
  const sheets = useMemo(
    () =>
      Array.from({ length: model.layout.stories }, (_, index) => ({
        name: `story ${index + 1}`,
        drawing: framePlan(model, index + 1, { labelShare: LABEL_SHARE }),
      })),
    [model],
  )
  return <FrameSheets sheets={sheets} label={label} />
}

/** The box is small: dimensions stay readable from 320 px up. */
const LABEL_SHARE = 0.036
