import { Card } from '@framewell/design-system/elements/card/Card'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { BomSubject } from '@framewell/domain/bom/bomSubject'
import type { BomPlanEntry } from '@framewell/domain/bom/calls'
import { feetInches } from '@framewell/domain/framing/feetInches'
import { heightWords } from '@framewell/domain/framing/heightWords'
import { ridgeFeet } from '@framewell/domain/framing/ridgeLine'
import { WALL_PANEL_PARTS, wallPanelDrawing } from '@framewell/domain/framing/wallPanelDrawing'
import { figure } from '@framewell/domain/numbers/figure'
import { FrameDrawing } from '@framewell/remote-kit/drawing/FrameDrawing'
import { later } from '@framewell/remote-kit/shell/later'
import { useDeferredValue } from 'react'
import { styled } from 'styled-components'
import { FrameViewer } from '../frame/FrameViewer'
import type { ApplyFixProps } from '../structure/CheckedFrame'

/** Its code loads with the first check that fails. */
const ApplyFix = later<ApplyFixProps>(async () => (await import('./ApplyFix')).ApplyFix, null)

/** The same for every frame, which is drawn again for other loads. */
const NO_LOADS = {}

interface PlanSpecificationsProps {
  plan: BomPlanEntry | undefined
  /** The frame to be taken off, when the browser knows enough to draw it. */
  subject: BomSubject | undefined
}

/** What is known about the chosen building before the take-off. */
export const PlanSpecifications = (chosen: PlanSpecificationsProps) => {
  // The selection updates in its field first.
  const plan = useDeferredValue(chosen.plan)
  const subject = useDeferredValue(chosen.subject)
  const name = subject?.name ?? plan?.plan_name
  if (!name) {
    return (
      <Sheet as="section" aria-label="Plan specifications">
        <Heading level={2} size={4}>
          Plan specifications
        </Heading>
        <Text tone="muted" measured>
          Choose a plan to see its size and its frame. The bill counts every stud, sheet and screw of that frame.
        </Text>
        <Panel>
          <FrameDrawing drawing={PANEL} />
          <figcaption>
            <ol>
              {WALL_PANEL_PARTS.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ol>
          </figcaption>
        </Panel>
      </Sheet>
    )
  }
  const { dimensions, square_footage } = plan ?? {}
  const layout = subject?.layout
  return (
    <Sheet as="section" aria-label="Plan specifications">
      <Heading level={2} size={4}>
        Plan specifications
      </Heading>
      <Facts>
        <DescriptionList
          variant="facts"
          items={[
            { term: 'Plan', detail: name },
            { term: 'Area', detail: `${figure(subject?.squareFeet ?? square_footage ?? 0)} sq ft` },
            ...(dimensions
              ? [
                  { term: 'Outside', detail: `${feetInches(dimensions.length)} by ${feetInches(dimensions.width)}` },
                  { term: 'Height to ridge', detail: feetInches(layout ? ridgeFeet(layout) : dimensions.height) },
                  { term: 'Stories', detail: String(dimensions.stories) },
                ]
              : []),
            ...(layout
              ? [
                  { term: 'Walls', detail: `${layout.studGauge} gauge studs at ${layout.studSpacingInches} in` },
                  { term: 'Wall height', detail: heightWords(layout) },
                ]
              : []),
          ]}
        />
      </Facts>
      {layout ? (
        <Drawn>
          <FrameViewer layout={layout} label={name} site={subject?.loads ?? NO_LOADS} applyFix={ApplyFix} />
        </Drawn>
      ) : null}
      {subject?.assumptions.map((sentence) => (
        <Text key={sentence} size="small" tone="muted">
          {sentence}
        </Text>
      ))}
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: var(--space-4);
`

/** Shown when there is no plan: a wall panel with numbered parts. */
const PANEL = wallPanelDrawing()

const Panel = styled.figure`
  --drawing-paper: var(--color-surface);

  display: grid;
  gap: var(--space-4) var(--space-6);
  align-items: center;
  margin-top: var(--space-2);

  & ol {
    columns: 2;
    padding-inline-start: 1.4em;
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
  ${media.desk} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 2fr);

    & ol {
      columns: 1;
    }
  }
`

const Facts = styled.div`
  max-width: var(--measure-form);
`

/** In print, the frame stays whole beside its bill. */
const Drawn = styled.div`
  min-width: 0;

  @media print {
    max-width: 26rem;
    break-inside: avoid;
  }
`
