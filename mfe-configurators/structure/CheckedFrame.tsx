import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { notChecked } from '@framewell/domain/framing/notChecked'
import { figure } from '@framewell/domain/numbers/figure'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { checkFrame } from '@framewell/domain/structure/checkFrame'
import { checkSummary, failureWords, notCalculated } from '@framewell/domain/structure/checkSummary'
import { type Site, siteWords } from '@framewell/domain/structure/site'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import { useMemo } from 'react'
import { styled } from 'styled-components'

/** A frame's check for a confirmed site: first what was not checked, then what was, which members fail, and what passes instead. */
export const CheckedFrame = ({ model, site }: { model: FrameModel; site: Site }) => {
  const summary = useMemo(() => checkSummary(checkFrame(model, site)), [model, site])
  const { memberCount, computedCount, failingCount, failures, unchecked } = summary
  const words = siteWords(site)
  return (
    <Parts aria-label="Check by calculation">
      <NotChecked items={computedCount > 0 ? notCalculated() : notChecked(site)} />
      <Disclosure summary={`Members not checked: ${figure(memberCount - computedCount)} of ${figure(memberCount)}`}>
        <Reasons>
          {unchecked.map(({ reason, count }) => (
            <li key={reason}>
              {figure(count)}: {reason}
            </li>
          ))}
        </Reasons>
      </Disclosure>
      {computedCount > 0 ? <Text>Checked by calculation for {words} as you confirmed. Not sealed.</Text> : null}
      <Text size="small" tone="muted">
        {site.confirmedBy} confirmed {words} on {longDate(site.confirmedAt)}, from {site.source}, {site.adoptedCode}.
      </Text>
      {failures.length > 0 ? (
        <Alert tone="warn" title={`${figure(failingCount)} of ${figure(computedCount)} checked members are overloaded`}>
          <ul>
            {failures.map((group) => (
              <li key={`${group.role} ${group.worst.limitState} ${group.worst.fix?.change}`}>
                {failureWords(group)}{' '}
                {group.worst.fix
                  ? `${group.worst.fix.change} Then ${group.worst.fix.ratio.toFixed(2)}.`
                  : 'No standard change passes: ask an engineer.'}{' '}
                <Clause>
                  {group.worst.clause}, {group.worst.edition}; {group.worst.combination}
                </Clause>
              </li>
            ))}
          </ul>
        </Alert>
      ) : computedCount > 0 ? (
        <Text>All {figure(computedCount)} checked members carry their loads.</Text>
      ) : null}
    </Parts>
  )
}

const Parts = styled.section`
  display: grid;
  gap: var(--space-3);
`

const Reasons = styled.ul`
  padding-left: var(--space-4);
  font-size: var(--text-small);
`

const Clause = styled.small`
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`
