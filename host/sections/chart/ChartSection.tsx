import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { SectionBand } from '../SectionBand'
import { SourceLine } from '../SourceLine'
import { ChartDrawing } from './ChartDrawing'
import { ChartTable } from './ChartTable'

/** A chart whose heading says what it shows; the figures stand in a table behind a button. Drawn on the server, in a wide and a narrow form. */
export const ChartSection = ({ section }: { section: SectionOf<'chart'> }) => (
  <SectionBand section={section}>
    <Frame>
      <ChartDrawing chart={section} />
      <Disclosure summary="Show the figures as a table">
        <ChartTable chart={section} />
      </Disclosure>
      <SourceLine source={section.source} />
    </Frame>
  </SectionBand>
)

const Frame = styled.figure`
  max-width: 60rem;
`
