import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { figure } from '@framewell/domain/numbers/figure'
import { FigureStat } from '../insights/FigureStat'
import { useFigures } from '../insights/useFigures'

/** Totals over all builders, regardless of filters. */
export const BuildersSummary = () => {
  const { figureOf, sample } = useFigures({})
  const fresh = figureOf('newBuildersThisMonth')?.value
  return (
    <StatRow>
      <FigureStat
        name="totalBuilders"
        label="Total builders"
        figure={figureOf('totalBuilders')}
        sample={sample}
        detail={fresh === undefined || fresh === null ? (sample ? null : '… new this month') : `${figure(fresh)} new this month`}
      />
      <FigureStat name="creditGranted" figure={figureOf('creditGranted')} sample={sample} detail="limits of approved builders" />
      <FigureStat name="outstandingBalance" figure={figureOf('outstandingBalance')} sample={sample} detail="on open invoices" />
      <FigureStat name="upgradeReviews" label="Upgrade eligible" figure={figureOf('upgradeReviews')} sample={sample} detail="to review" />
    </StatRow>
  )
}
