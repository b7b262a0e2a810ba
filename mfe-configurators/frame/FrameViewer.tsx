import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { ELEVATION_SIDES, frameElevation } from '@framewell/domain/framing/frameElevation'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { framePlan } from '@framewell/domain/framing/framePlan'
import { frameSummary } from '@framewell/domain/framing/frameSummary'
import { frameWarnings } from '@framewell/domain/framing/frameWarnings'
import type { Layout } from '@framewell/domain/framing/layout'
import type { SiteLoads } from '@framewell/domain/framing/siteLoads'
import { figure } from '@framewell/domain/numbers/figure'
import { memo, useMemo } from 'react'
import { styled } from 'styled-components'
import { modelOf, smallIsometric } from './configuredModel'
import { Frame3d } from './Frame3d'
import { FrameSheets } from './FrameSheets'

export interface FrameViewerProps {
  layout: Layout
  /** What the frame belongs to: the plan's name. */
  label: string
  /** The site's wind and snow, where they are known. */
  site?: SiteLoads
}

/** One frame in its views, drawn again only when it changes, with its figures and whether it needs an engineer. All of them come from one model. */
export const FrameViewer = memo(({ layout, label, site }: FrameViewerProps) => {
  const model = modelOf(layout)
  const summary = useMemo(() => frameSummary(model), [model])
  const inWords = `${figure(summary.memberCount)} members, ${figure(summary.weightPounds)} lb of steel, ${figure(summary.studCount)} studs`
  const warnings = useMemo(() => frameWarnings(layout, site), [layout, site])
  return (
    <Frame aria-label={`Frame of ${label}`}>
      <Tabs
        look="pills"
        place="below"
        label={`Views of the frame of ${label}`}
        tabs={[
          { value: 'frame', label: 'Frame', content: <IsometricView model={model} label={label} /> },
          { value: 'front', label: 'Front', content: <ElevationViews model={model} label={label} /> },
          { value: 'plan', label: 'Plan', content: <PlanViews model={model} label={label} /> },
          { value: '3-d', label: '3-D', content: <Frame3d model={model} description={`${label} in 3-D: ${inWords}`} /> },
        ]}
      />
      <Figures>
        {figure(summary.memberCount)} members, {figure(summary.weightPounds)} lb of steel, {figure(summary.studCount)} studs
      </Figures>
      {warnings.length > 0 ? (
        <Alert tone="warn" title="Engineering review required">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </Frame>
  )
})

interface ViewProps {
  model: FrameModel
  label: string
}

const IsometricView = ({ model, label }: ViewProps) => {
  const sheets = useMemo(() => [{ name: 'Frame', drawing: smallIsometric(model) }], [model])
  return <FrameSheets sheets={sheets} label={label} />
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

/** The box is small: its measures stay readable from 320 px on. */
const LABEL_SHARE = 0.036

const Frame = styled.section`
  display: grid;
  gap: var(--space-3);
  min-width: 0;

  & ul {
    margin: var(--space-1) 0 0;
    padding-left: var(--space-4);
    list-style: disc;
  }
`

const Figures = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`
