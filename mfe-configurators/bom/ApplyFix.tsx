import { Button } from '@framewell/design-system/elements/button/Button'
import type { ApplyFixProps } from '../structure/CheckedFrame'
import { useBomQuestion } from './useBomQuestion'

/** Sets the stud gauge and spacing that pass in the bill's question: drawing, check and bill follow. */
export const ApplyFix = ({ options, children }: ApplyFixProps) => {
  const { ask } = useBomQuestion()
  return (
    <Button size="small" onClick={() => ask({ gauge: String(options.studGauge ?? ''), spacing: String(options.studSpacingInches ?? '') })}>
      {children}
    </Button>
  )
}
