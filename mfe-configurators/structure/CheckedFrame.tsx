import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { Spinner } from '@framewell/design-system/elements/spinner/Spinner'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { FrameOptions } from '@framewell/domain/framing/frameOptions'
import type { Layout } from '@framewell/domain/framing/layout'
import { notChecked } from '@framewell/domain/framing/notChecked'
import { figure } from '@framewell/domain/numbers/figure'
import { type CheckSummary, type FailureGroup, failureWords } from '@framewell/domain/structure/checkSummary'
import { notCalculated } from '@framewell/domain/structure/notCalculated'
import { overloadedCount } from '@framewell/domain/structure/overloadedCount'
import { confirmedWords, type Site, siteWords } from '@framewell/domain/structure/site'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { modelOf } from '../frame/configuredModel'
import { checkAside } from './checkAside'
import { useFrameCheck } from './useFrameCheck'

export interface ApplyFixProps {
  options: FrameOptions
  /** Resolves once the check of a frame is ready to be shown with it, or cannot be made. */
  checkFirst: (layout: Layout) => Promise<unknown>
  /** The button's text. */
  children: string
}

export interface CheckedFrameProps {
  model: FrameModel
  site: Site
  /** A button that changes the frame's options, on screens that have them. */
  applyFix?: ComponentType<ApplyFixProps> | undefined
}

/** A frame's check for a confirmed site, once it is calculated. */
export const CheckedFrame = ({ model, site, applyFix }: CheckedFrameProps) => {
  const { checked, failed, tryAgain } = useFrameCheck(model, site)
  if (failed) {
    return (
      <Alert
        tone="warn"
        live="polite"
        title="The check could not be made"
        actions={
          <Button size="small" onClick={tryAgain}>
            Try again
          </Button>
        }
      >
        Nothing about this frame is checked.
      </Alert>
    )
  }
  return checked ? <Checked summary={checked.summary} site={site} applyFix={applyFix} /> : <Spinner label="Checking the frame" />
}

interface CheckedProps extends Omit<CheckedFrameProps, 'model'> {
  summary: CheckSummary
}

/** A frame's check for a confirmed site: first what was not checked, then what was, which members fail, and what passes instead. */
const Checked = ({ summary, site, applyFix }: CheckedProps) => {
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
        {confirmedWords(site)}
      </Text>
      {failures.length > 0 ? (
        <Alert tone="warn" title={overloadedCount(failingCount, computedCount)}>
          <ul>
            {failures.map((group) => (
              <Failure
                key={`${group.role} ${group.worst.limitState} ${group.worst.fix?.change}`}
                group={group}
                site={site}
                applyFix={applyFix}
              />
            ))}
          </ul>
        </Alert>
      ) : computedCount > 0 ? (
        <Text>All {figure(computedCount)} checked members carry their loads.</Text>
      ) : null}
    </Parts>
  )
}

interface FailureProps {
  group: FailureGroup
  site: Site
  applyFix: CheckedFrameProps['applyFix']
}

const Failure = ({ group, site, applyFix: Apply }: FailureProps) => {
  const { options, members, worst } = group
  const { fix, clause, edition, combination } = worst
  return (
    <li>
      {failureWords(group)} {fix ? `${fix.change} Then ${fix.ratio.toFixed(2)}.` : 'No standard change passes: ask an engineer.'}{' '}
      <Clause>
        {clause}, {edition}; {combination}
      </Clause>
      {fix && options && Apply ? (
        <div>
          <Apply
            options={options}
            checkFirst={(layout) => checkAside(modelOf(layout), site).catch(() => undefined)}
          >{`${fix.change.replace(/\.$/, '')} ${fix.options ? 'throughout' : membersWords(members.length)}`}</Apply>
        </div>
      ) : null}
    </li>
  )
}

function membersWords(count: number): string {
  return count === 1 ? '(1 member)' : `(${count} members)`
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
