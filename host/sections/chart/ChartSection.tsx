import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { SectionBand } from '../SectionBand'
import { SourceLine } from '../SourceLine'
import { ChartKey } from './ChartKey'
import { ChartPicture } from './ChartPicture'
import { ChartTable } from './ChartTable'
import { isWord } from './chartNumber'

/** A chart whose heading says what it shows; the figures stand in a table behind a button. Drawn on the server, in a wide and a narrow form. */
export const ChartSection = ({ section }: { section: SectionOf<'chart'> }) => {
  // Room for the unit above the axis, where it is a word.
  const head = isWord(section.unit) ? 22 : 0
  return (
    <SectionBand section={section}>
      <Frame>
        {section.series.length > 1 ? <ChartKey series={section.series} /> : null}
        <Wide>
          <ChartPicture chart={section} size={{ width: 960, height: 380 + head, left: 60, bottom: 34, top: 20 + head }} />
        </Wide>
        <Narrow>
          <ChartPicture chart={section} size={{ width: 350, height: 300 + head, left: 46, bottom: 30, top: 12 + head }} />
        </Narrow>
        <Disclosure summary="Show the figures as a table">
          <ChartTable chart={section} />
        </Disclosure>
        <SourceLine source={section.source} />
      </Frame>
    </SectionBand>
  )
}

const Frame = styled.figure`
  max-width: 60rem;
`

const Wide = styled.div`
  ${media.phone} {
    display: none;
  }
`

const Narrow = styled.div`
  ${media.wide} {
    display: none;
  }
`
