import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { frameSummary } from '@framewell/domain/framing/frameSummary'
import { frameWarnings } from '@framewell/domain/framing/frameWarnings'
import type { Layout } from '@framewell/domain/framing/layout'
import { REVIEW_REQUIRED } from '@framewell/domain/framing/notChecked'
import type { SiteLoads } from '@framewell/domain/framing/siteLoads'
import { figure } from '@framewell/domain/numbers/figure'
import { memo, useMemo } from 'react'
import { styled } from 'styled-components'
import type { CheckedFrameProps } from '../structure/CheckedFrame'
import { useConfirmedSite } from '../structure/confirmedSite'
import { SiteCheck } from '../structure/SiteCheck'
import { modelOf, smallIsometric } from './configuredModel'
import { FrameSheets } from './FrameSheets'
import { OtherView, preloadOtherViews } from './OtherView'

export interface FrameViewerProps {
  layout: Layout
  /** The catalog's own layout of its plan (see ConfiguredFrame). */
  listed?: Layout
  /** The name of the frame's plan. */
  label: string
  /** The site's wind and snow loads, where the request has them. A confirmed site wins. */
  site?: SiteLoads
  /** A button that applies a fix to the frame's options, on screens that have them. */
  applyFix?: CheckedFrameProps['applyFix']
}

/**
 * One frame in its views, redrawn only when it changes, with its figures, reasons for an engineering review, and what is not checked. All
 * of them come from one model.
 */
export const FrameViewer = memo(({ layout, listed, label, site, applyFix }: FrameViewerProps) => {
  const model = modelOf(layout)
  const summary = useMemo(() => frameSummary(model), [model])
  const inWords = `${figure(summary.memberCount)} members, ${figure(summary.weightPounds)} lb of steel, ${figure(summary.studCount)} studs`
  const other = { model, label, figures: inWords }
  const { site: confirmed } = useConfirmedSite()
  const warnings = useMemo(() => frameWarnings(layout, confirmed ?? site), [layout, confirmed, site])
  return (
    <Frame aria-label={`Frame of ${label}`} onPointerEnter={fetchSoon} onFocus={fetchSoon}>
      <Tabs
        look="pills"
        place="below"
        label={`Views of the frame of ${label}`}
        tabs={[
          { value: 'frame', label: 'Frame', content: <IsometricView model={model} label={label} /> },
          { value: 'front', label: 'Front', content: <OtherView view="front" {...other} /> },
          { value: 'plan', label: 'Plan', content: <OtherView view="plan" {...other} /> },
          { value: '3-d', label: '3-D', content: <OtherView view="3-d" {...other} /> },
        ]}
      />
      <Figures>
        {figure(summary.memberCount)} members, {figure(summary.weightPounds)} lb of steel, {figure(summary.studCount)} studs
      </Figures>
      {warnings.length > 0 ? (
        <Alert tone="warn" title={REVIEW_REQUIRED}>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <SiteCheck model={model} isListed={layout === listed} loads={site} applyFix={applyFix} />
    </Frame>
  )
})

/** After a failure, opening the view loads the code again. */
const fetchSoon = () => void preloadOtherViews().catch(() => undefined)

interface ViewProps {
  model: FrameModel
  label: string
}

const IsometricView = ({ model, label }: ViewProps) => {
  const sheets = useMemo(() => [{ name: 'Frame', drawing: smallIsometric(model) }], [model])
  return <FrameSheets sheets={sheets} label={label} />
}

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
