import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { marketCase, projectRows } from '@framewell/domain/insights/projections'
import { figure } from '@framewell/domain/numbers/figure'
import { styled } from 'styled-components'
import type { Drawings } from '../../shell/view'
import { chartKey } from '../drawingKey'
import { FrameDrawing } from '../FrameDrawing'
import { SectionBand } from '../SectionBand'
import { SourceLine } from '../SourceLine'
import { ProjectionTable } from './ProjectionTable'
import { percent, shortDollars } from './projectionFormats'
import { driverLines, resultLines } from './projectionLines'

/** A projection computed from an editor's drivers: headline figures, chart, table, market-share scenarios and assumptions. */
export const ProjectionsSection = ({ section, drawings }: { section: SectionOf<'projections'>; drawings: Drawings }) => {
  const drawing = drawings[chartKey(section.id)]
  const rows = projectRows(section.years, section.homesPerYear)
  const last = rows.at(-1)
  if (!last) return null
  const years = rows.map(({ year }) => String(year))
  const cases = section.marketCases.map((share) => marketCase(share, section.homesPerYear, last.steelKitASP))
  const Title = section.heading ? 'h3' : 'h2'
  return (
    <SectionBand section={section}>
      <Parts>
        <StatRow data-keep-together>
          <Stat
            label={`Total revenue ${last.year}`}
            value={shortDollars(last.totalRevenue)}
            detail={`${shortDollars(rows[0]?.totalRevenue ?? 0)} in ${rows[0]?.year}`}
          />
          <Stat
            label={`Kits sold ${last.year}`}
            value={figure(last.kitsSold)}
            detail={`${percent(last.marketShare)} of homes completed a year`}
          />
          <Stat
            label={`Gross margin ${last.year}`}
            value={percent(last.grossMargin)}
            detail={`${shortDollars(last.grossProfit)} gross profit`}
          />
          <Stat label="Net margin target" value={percent(section.netMarginTargetPercent)} detail="of total revenue" />
        </StatRow>
        <figure>
          {drawing ? <FrameDrawing drawing={drawing} drawingKey={chartKey(section.id)} /> : null}
          <SourceLine source={section.source} />
        </figure>
        <div>
          <ProjectionTable caption={`Projection ${years[0]} to ${years.at(-1)}`} years={years} lines={resultLines(rows)} />
          <Disclosure summary="Show what drives each year">
            <ProjectionTable caption="Drivers of each year" years={years} lines={driverLines(section.years)} />
          </Disclosure>
          <SourceLine source={section.source} />
        </div>
        {cases.length > 0 ? (
          <div>
            <Title>What a share of the market would mean</Title>
            <Cases>
              {cases.map(({ sharePercent, homes, kitRevenue }) => (
                <div key={sharePercent}>
                  <dt>{percent(sharePercent)} of homes completed a year</dt>
                  <dd>
                    {figure(homes)} homes, {shortDollars(kitRevenue)} of kits
                  </dd>
                </div>
              ))}
            </Cases>
            <SourceLine
              source={`arithmetic on ${figure(section.homesPerYear)} homes a year at ${shortDollars(last.steelKitASP)} a kit; cases, not a forecast`}
            />
          </div>
        ) : null}
        {section.assumptions.length > 0 ? (
          <div>
            <Title>Assumptions</Title>
            <Assumptions>
              {section.assumptions.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Assumptions>
          </div>
        ) : null}
      </Parts>
    </SectionBand>
  )
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-14);

  & > * {
    min-width: 0;
  }
  & h2,
  & h3 {
    font-size: var(--text-h4);
    line-height: var(--leading-heading);
    letter-spacing: var(--tracking-heading);
  }
  ${media.phone} {
    gap: var(--space-10);
  }
`

const Cases = styled.dl`
  max-width: 46rem;
  margin-top: var(--space-4);
  border-top: 1px solid var(--color-line);
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-6);
    justify-content: space-between;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-line);
  }
  & dt {
    color: var(--color-ink-muted);
  }
  & dd {
    font-weight: var(--weight-strong);
  }
`

const Assumptions = styled.dl`
  display: grid;
  gap: var(--space-6) var(--space-8);
  margin-top: var(--space-4);

  & > div {
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-line);
  }
  & dt {
    font-weight: var(--weight-strong);
  }
  & dd {
    margin-top: var(--space-1);
    color: var(--color-ink-muted);
    font-size: var(--text-compact);
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desk} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
