import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import type { TextFigure } from '@framewell/domain/content/figures'
import { styled } from 'styled-components'
import type { Drawings } from '../shell/view'
import { ChartTable } from './chart/ChartTable'
import { DataTable } from './DataTable'
import { chartKey } from './drawingKey'
import { FrameDrawing } from './FrameDrawing'
import { SourceLine } from './SourceLine'

/** A table or chart in running text: caption, figure and source. */
export const TextFigureView = ({ figure, drawings }: { figure: TextFigure; drawings: Drawings }) => {
  const key = chartKey(figure.id)
  const drawing = drawings[key]
  const headingId = `heading-${figure.id}`
  return (
    <Frame data-figure={figure.blockType}>
      {figure.heading ? <Heading id={headingId}>{figure.heading}</Heading> : null}
      {figure.blockType === 'textTable' ? (
        <DataTable table={figure} headingId={headingId} heading={figure.heading} />
      ) : (
        <>
          {drawing ? <FrameDrawing drawing={drawing} drawingKey={key} /> : null}
          <Disclosure summary="Show the figures as a table">
            <ChartTable chart={figure} />
          </Disclosure>
        </>
      )}
      <SourceLine source={figure.source} />
    </Frame>
  )
}

const Frame = styled.figure`
  min-width: 0;
`

const Heading = styled.p`
  margin-bottom: var(--space-4);
  font-weight: var(--weight-strong);
  line-height: 1.35;
`
