import { Text } from '@framewell/design-system/elements/text/Text'
import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import type { Quote } from '@framewell/domain/quotes/quote'
import { siteDesignOf } from '@framewell/domain/quotes/siteDesign'
import { FrameDrawing } from '@framewell/remote-kit/drawing/FrameDrawing'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { FramePaper } from '../frame/FramePaper'
import { QuotedSite } from './QuotedSite'

/** The quoted frame, with its assumptions and what is not checked. */
export const QuoteFigure = ({ quote: { layout, assumptions, inputs } }: { quote: Quote }) => {
  const site = siteDesignOf(inputs)?.site
  const drawing = useMemo(() => layout && frameIsometric(frameModel(layout)), [layout])
  return (
    <Figure>
      {drawing ? (
        <FramePaper>
          <FrameDrawing drawing={drawing} />
        </FramePaper>
      ) : null}
      <figcaption>
        {assumptions.map((sentence) => (
          <Text key={sentence} size="small" tone="muted">
            {sentence}
          </Text>
        ))}
        <NotChecked designSite={layout?.designSite} />
        {site ? <QuotedSite site={site} /> : null}
      </figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  break-inside: avoid;
`
