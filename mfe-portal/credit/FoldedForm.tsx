import { Button } from '@framewell/design-system/elements/button/Button'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { type ComponentPropsWithRef, useState } from 'react'
import { styled } from 'styled-components'

interface FoldedFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onInput' | 'onSubmit'> {
  /** Whether a phone starts with only the first questions. */
  folds: boolean
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void
  /** Called after Continue, when the other questions are shown. */
  onContinue: () => void
}

/**
 * A form that on a phone starts with its first two questions and Continue; the rest appears with the first input. Without scripts everything
 * is shown.
 */
export const FoldedForm = ({ folds, onSubmit, onContinue, children, ...rest }: FoldedFormProps) => {
  const [opened, setOpened] = useState(false)
  const folded = folds && !opened
  return (
    <Form
      {...rest}
      data-folded={folded || undefined}
      onInput={() => setOpened(true)}
      onSubmit={(event) => {
        setOpened(true)
        onSubmit(event)
      }}
    >
      {children}
      {folded ? (
        <Continue>
          <Button
            variant="primary"
            block
            onClick={() => {
              setOpened(true)
              requestAnimationFrame(onContinue)
            }}
          >
            Continue
          </Button>
        </Continue>
      ) : null}
    </Form>
  )
}

const Continue = styled.div`
  display: none;
`

const Form = styled.form`
  ${media.handset} {
    @media (scripting: enabled) {
      &[data-folded] [data-questions] > :nth-child(n + 3),
      &[data-folded] [data-questions] > :nth-child(2) > :nth-child(2),
      &[data-folded] [data-submit] {
        display: none;
      }
      &[data-folded] > ${Continue} {
        display: block;
        margin-top: var(--space-5);
      }
    }
  }
`
