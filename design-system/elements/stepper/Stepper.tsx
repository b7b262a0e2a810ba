import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useLinkComponent } from '../link/LinkProvider'
import { Item, List, Name, Ordinal, StepFrame, StepLink } from './StepperFrame'

export interface Step {
  readonly id: string
  readonly label: string
  /** Where the step lives; steps that can be reached become links. */
  readonly href?: string
  /** Answered already; those before the current one unless said. */
  readonly done?: boolean
  /** Can be gone to; done steps unless said. */
  readonly reachable?: boolean
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'onSelect'> {
  /** Names the list: 'Steps of your quote'. */
  label: string
  steps: readonly Step[]
  /** Index of the step being worked on. */
  current: number
  /** Lets people go to a step that has no link. */
  onStep?: (step: Step, index: number) => void
}

type State = 'done' | 'current' | 'ahead'

const stateOf = (step: Step, index: number, current: number): State =>
  index === current ? 'current' : (step.done ?? index < current) ? 'done' : 'ahead'

/** Letters of all names together, beyond which they need more room than a column of text has. */
const LONG_NAMES = 60

/** Where one is in a wizard; done steps can be reached again. Where there is no room only the current step shows its name. */
export const Stepper = ({ label, steps, current, onStep, ...rest }: StepperProps) => (
  <List
    aria-label={label}
    data-many={steps.length > 5 || undefined}
    data-long={steps.reduce((sum, step) => sum + step.label.length, 0) > LONG_NAMES || undefined}
    {...rest}
  >
    {steps.map((step, index) => {
      const state = stateOf(step, index, current)
      return (
        <Item key={step.id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <StepBody step={step} state={state} onStep={onStep ? () => onStep(step, index) : undefined}>
            <Ordinal aria-hidden="true">{state === 'done' ? <Check /> : index + 1}</Ordinal>
            <span className="visually-hidden">{state === 'done' ? `Step ${index + 1}, done: ` : `Step ${index + 1}: `}</span>
            <Name>{step.label}</Name>
          </StepBody>
        </Item>
      )
    })}
  </List>
)

const StepBody = ({ step, state, onStep, children }: { step: Step; state: State; onStep?: () => void; children: ReactNode }) => {
  const link = useLinkComponent()
  const open = state !== 'current' && (step.reachable ?? state === 'done')
  if (open && step.href !== undefined) {
    return (
      <StepLink as={link} href={step.href}>
        {children}
      </StepLink>
    )
  }
  if (open && onStep) {
    return (
      <StepFrame type="button" onClick={onStep}>
        {children}
      </StepFrame>
    )
  }
  return <StepFrame as="span">{children}</StepFrame>
}
