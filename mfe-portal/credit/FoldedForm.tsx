import { Button } from '@framewell/design-system/elements/button/Button'
import { type ComponentPropsWithRef, useState } from 'react'
import { styled } from 'styled-components'

interface FoldedFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onInput' | 'onSubmit'> {
  /** Whether it starts with only the first questions: not when it brings earlier answers. */
  folds: boolean
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void
  /** Called after Continue, when the other questions are shown. */
  onContinue: () => void
}

/** A form that starts with its first two questions and Continue, or Enter. Without scripts everything is shown. */
export const FoldedForm = ({ folds, onSubmit, onContinue, children, ...rest }: FoldedFormProps) => {
  const [opened, setOpened] = useState(false)
  // A folded form that is typed into stays folded, though what is typed becomes a draft.
  const [begun, setBegun] = useState(false)
  const folded = (folds || begun) && !opened
  const open = () => {
    setOpened(true)
    requestAnimationFrame(onContinue)
  }
  return (
    <Form
      {...rest}
      data-folded={folded || undefined}
      onInput={() => setBegun(folded)}
      onSubmit={(event) => {
        if (!folded) return onSubmit(event)
        event.preventDefault()
        open()
      }}
    >
      {children}
      {folded ? (
        <Continue>
          <Button variant="primary" block onClick={open}>
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
`
