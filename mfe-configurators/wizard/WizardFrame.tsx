import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { Stepper } from '@framewell/design-system/elements/stepper/Stepper'
import { Eyebrow } from '@framewell/design-system/elements/text/Eyebrow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Cents } from '@framewell/domain/money/cents'
import { CheckDelivery } from '@framewell/remote-kit/site/CheckDelivery'
import { type ReactNode, useEffect, useRef } from 'react'
import { Bar, BarLine, Columns, Notices, Side, StepHead, Title, Work } from './WizardLayout'

export interface WizardStep {
  readonly id: string
  readonly label: string
  /** Answered: shows a green check. */
  readonly complete: boolean
  /** Can be opened from the list. */
  readonly reachable: boolean
}

export interface WizardFrameProps {
  /** Name of the configurator: the page's main heading. */
  title: string
  steps: readonly WizardStep[]
  current: number
  /** The URL of a step. */
  hrefOf: (index: number) => string
  /** Where the draft is stored: a DraftNote. */
  note?: ReactNode
  /** Floor area of the configured frame, for its delivery; a usual one when it is not known yet. */
  squareFeet?: number | undefined
  /** The freight in the price, when it has a line for it. */
  pricedFreightCents?: Cents | undefined
  /** Above the step: DraftNotices. */
  notices?: ReactNode
  /** Heading of content that replaces the step's own fields. */
  heading?: { readonly eyebrow: string; readonly title: string }
  /** The step's question, in a sentence or two. */
  lead?: ReactNode
  /** The wizard's progress in percent, for configurators that show a bar. */
  progress?: { readonly percent: number; readonly label: string }
  /** The price beside the step: a WizardSummary. On phones it is above the step. */
  summary: ReactNode
  /** The buttons: a WizardFooter. */
  footer: ReactNode
  /** The fields of the current step. */
  children: ReactNode
}

/** A configurator's screen: steps, the current one beside its summary, and the buttons. A change of step moves focus to its heading. */
export const WizardFrame = (props: WizardFrameProps) => {
  const { title, steps, current, hrefOf, note, squareFeet, pricedFreightCents, notices, lead, progress, summary, footer, children } = props
  const { eyebrow, title: asked } = props.heading ?? {
    eyebrow: `Step ${current + 1} of ${steps.length}`,
    title: steps[current]?.label ?? '',
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('[data-wizard]')?.scrollIntoView()
  }, [asked])
  return (
    <div data-wizard>
      <Bar>
        <BarLine data-many={steps.length > 5 || undefined}>
          <Title>{title}</Title>
          <nav aria-label={`Steps of the ${title.toLowerCase()}`}>
            <Stepper
              label="Steps"
              current={current}
              steps={steps.map(({ id, label, complete, reachable }, index) => ({
                id,
                label,
                done: complete,
                reachable,
                href: hrefOf(index),
              }))}
            />
          </nav>
          <div>{note}</div>
        </BarLine>
        {progress ? <ProgressBar label={progress.label} hideLabel value={progress.percent} /> : null}
      </Bar>
      <Columns>
        <Side>{summary}</Side>
        <Work>
          <Notices>{notices}</Notices>
          <StepHead>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading level={2} ref={heading} tabIndex={-1}>
              {asked}
            </Heading>
            {lead ? (
              <Text size="lead" tone="muted" measured>
                {lead}
              </Text>
            ) : null}
          </StepHead>
          {children}
          <CheckDelivery squareFeet={squareFeet} pricedFreightCents={pricedFreightCents} />
        </Work>
      </Columns>
      {footer}
    </div>
  )
}
