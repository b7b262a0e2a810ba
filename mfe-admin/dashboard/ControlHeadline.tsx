import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { SAMPLE_CONTROL, SAMPLE_GROWTH } from '@framewell/domain/insights/sampleFigures'
import { figure } from '@framewell/domain/numbers/figure'
import { changeText } from '../insights/changeText'
import { FigureStat } from '../insights/FigureStat'
import { FiguresNotice } from '../insights/FiguresNotice'
import { useFigures } from '../insights/useFigures'

/** The four figures above every tab. */
export const ControlHeadline = () => {
  const figures = useFigures(SAMPLE_CONTROL)
  const { figureOf, sample } = figures
  const builders = figureOf('totalBuilders')
  const fresh = figureOf('newBuildersThisMonth')?.value
  return (
    <>
      <FiguresNotice {...figures} />
      <StatRow>
        <FigureStat name="activeProjects" label="Active Projects" figure={figureOf('activeProjects')} sample={sample} />
        <FigureStat
          name="monthlyRevenue"
          label="Monthly Revenue"
          figure={figureOf('monthlyRevenue')}
          sample={sample}
          detail={sample ? `${changeText(SAMPLE_GROWTH)} growth` : growthWords(figureOf('monthlyRevenue'))}
        />
        <FigureStat
          name="totalBuilders"
          label="Active Builders"
          figure={builders}
          sample={sample}
          detail={
            builders === undefined ? (
              <>
                <Skeleton width="3.5em" style={CHANGE_TO_COME} /> new this month
              </>
            ) : fresh === undefined || fresh === null ? null : (
              `${figure(fresh)} new this month`
            )
          }
        />
        <FigureStat name="uptime" label="Network Health" figure={figureOf('uptime')} sample={sample} detail="uptime over 30 days" />
      </StatRow>
    </>
  )
}

/** The period of the growth figure, or why there is none. */
const growthWords = (figure: { readonly change: number | null } | undefined) =>
  figure?.change === null ? 'to date; nothing in the same days last month' : 'to date, against the same days last month'

/** Reserves the space of the change, which takes another line on a phone. */
const CHANGE_TO_COME = { display: 'inline-block', marginBlock: 0 } as const
