import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import type { SectionOf } from '@framewell/domain/content/sections'
import type { Drawings } from '../../shell/view'
import { chartKey } from '../drawingKey'
import { FrameDrawing } from '../FrameDrawing'
import { SectionBand } from '../SectionBand'
import { SourceLine } from '../SourceLine'
import { ChartTable } from './ChartTable'

/** A chart with a heading; a button shows its data as a table. Rendered on the server in a wide and a narrow version. */
export const ChartSection = ({ section, drawings }: { section: SectionOf<'chart'>; drawings: Drawings }) => {
  const key = chartKey(section.id)
  const drawing = drawings[key]
  return (
    <SectionBand section={section} besideOnTablets={Boolean(section.heading)}>
      <figure>
        {drawing ? <FrameDrawing drawing={drawing} drawingKey={key} /> : null}
        <Disclosure summary="Show the figures as a table">
          <ChartTable chart={section} />
        </Disclosure>
        <SourceLine source={section.source} />
      </figure>
    </SectionBand>
  )
}
