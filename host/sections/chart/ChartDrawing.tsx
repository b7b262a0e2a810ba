import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'
import { ChartKey } from './ChartKey'
import { type ChartContent, ChartPicture } from './ChartPicture'
import { isWord } from './chartNumber'

/** A chart's key and its picture, in a wide and a narrow form. */
export const ChartDrawing = ({ chart }: { chart: ChartContent }) => {
  // Room for the unit above the axis, where it is a word.
  const head = isWord(chart.unit) ? 22 : 0
  return (
    <>
      {chart.series.length > 1 ? <ChartKey series={chart.series} /> : null}
      <Wide>
        <ChartPicture chart={chart} size={{ width: 960, height: 380 + head, left: 60, bottom: 34, top: 20 + head }} />
      </Wide>
      <Narrow>
        <ChartPicture chart={chart} size={{ width: 350, height: 300 + head, left: 46, bottom: 30, top: 12 + head }} />
      </Narrow>
    </>
  )
}

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
