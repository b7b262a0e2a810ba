import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Bom } from '@framewell/domain/bom/bom'
import { BOM_CATEGORIES } from '@framewell/domain/bom/bomCategory'
import { categoryNames, choiceWords } from '@framewell/domain/bom/bomWords'
import { REVIEW_REQUIRED } from '@framewell/domain/framing/notChecked'
import { figure } from '@framewell/domain/numbers/figure'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { BomLines } from './BomLines'
import { BomTotal } from './BomTotal'
import { centsOf } from './bomMoney'
import { DistributorComparison } from './DistributorComparison'

export interface BomResultProps {
  bom: Bom
  /** The form has changed since it was generated. */
  outdated: boolean
  pending: boolean
  /** Just generated: its heading takes focus. */
  isNew: boolean
  /** Explains the difference to the total of its configuration. */
  bridge: ReactNode
  onChooseDistributor: (id: string) => void
  exports: ReactNode
}

/** A generated bill: summary, cost and lead time, lines with their origin, assumptions. */
export const BomResult = ({ bom, outdated, pending, isNew, bridge, onChooseDistributor, exports }: BomResultProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew && bom) heading.current?.focus()
  }, [bom, isNew])
  const { summary } = bom
  return (
    <Result aria-labelledby="bom-result" aria-busy={pending}>
      <Head>
        <div>
          <Heading level={2} id="bom-result" ref={heading} tabIndex={-1}>
            Bill of materials: {bom.plan_name}
          </Heading>
          <Text tone="muted" size="compact">
            {bom.distributor}, list prices as stored, version {bom.price_list_version} of {longDate(bom.price_list_date)}. Made on{' '}
            {longDate(bom.generated_date)}.
            {bom.distributor_chosen_by === 'lowest total' ? ' You didn’t choose a distributor. This one has the lowest total.' : ''}
          </Text>
        </div>
        {exports}
      </Head>
      {outdated ? (
        <Alert tone="info" live="polite">
          Something above has changed since this bill was made. Generate it again to see the difference; exports are of this one.
        </Alert>
      ) : null}
      {bom.warnings.length > 0 ? (
        <Alert tone="warn" title={REVIEW_REQUIRED}>
          <List>
            {bom.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </List>
        </Alert>
      ) : null}
      <NotChecked items={bom.not_checked} />
      <StatRow>
        <Stat label="Total cost" value={centsOf(bom.total_cost)} detail="Before freight and tax" />
        <Stat label="Estimated lead time" value={bom.estimated_lead_time} detail="The slowest line" />
        <Stat label="Total items" value={summary.total_items} detail="Lines to order" />
        <Stat
          label="Steel in the frame"
          value={`${figure(summary.frame_weight_pounds)} lb`}
          detail={`${figure(summary.frame_members)} members, net`}
        />
      </StatRow>
      <BomTotal bom={bom} />
      {bridge}
      <Columns>
        <div>
          <Heading level={3} size={5}>
            Lines by category
          </Heading>
          <DescriptionList
            variant="figures"
            items={BOM_CATEGORIES.map((category) => ({ term: categoryNames[category], detail: String(summary.categories[category]) }))}
          />
        </div>
        <div>
          <Heading level={3} size={5}>
            What is counted
          </Heading>
          {choiceWords(bom).map((words) => (
            <Text key={words} size="compact" measured>
              {words}
            </Text>
          ))}
        </div>
      </Columns>
      <DistributorComparison bom={bom} pending={pending} onChoose={onChooseDistributor} />
      <BomLines lines={bom.line_items} key={`${bom.plan_id} ${bom.distributor_id}`} />
      <Disclosure summary={`Assumptions, ${bom.assumptions.length} notes`}>
        <List>
          {bom.assumptions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </List>
      </Disclosure>
    </Result>
  )
}

const Result = styled.section`
  display: grid;
  gap: var(--space-6);
  min-width: 0;

  & h2:focus {
    outline: none;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: end;
  justify-content: space-between;

  & > :first-child {
    display: grid;
    gap: var(--space-2);
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-6) var(--space-10);

  & > div {
    display: grid;
    align-content: start;
    gap: var(--space-3);
  }
`

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-left: var(--space-4);
  list-style: disc;
`
