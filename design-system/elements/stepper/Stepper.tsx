import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useLinkComponent } from '../link/LinkProvider'
import { Item, List, Name, Ordinal, StepFrame, StepLink } from './StepperFrame'

export interface Step {
  readonly id: string
  readonly label: string
  /** The step's address; reachable steps become links. */
  readonly href?: string
  /** Answered; by default all before the current one. */
  readonly done?: boolean
  /** Can be visited; by default the done steps. */
  readonly reachable?: boolean
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'onSelect'> {
  /** The list's name: 'Steps of your quote'. */
  label: string
  steps: readonly Step[]
  /** Index of the current step. */
  current: number
  /** Visits a step that has no link. */
  onStep?: (step: Step, index: number) => void
}

type State = 'done' | 'current' | 'ahead'

const stateOf = (step: Step, index: number, current: number): State =>
  index === current ? 'current' : (step.done ?? index < current) ? 'done' : 'ahead'

/** Total letters of all names above which they need more room than a text column. */
const LONG_NAMES = 60

/** Progress in a wizard; done steps can be revisited. Without room, only the current step shows its name. */
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
