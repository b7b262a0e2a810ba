import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { FieldError } from '@framewell/design-system/elements/field/FieldError'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { later } from '@framewell/remote-kit/shell/later'
import { useId } from 'react'
import { styled } from 'styled-components'

/** Lazy: only screens that edit text load the editor library. */
const RichTextEditor = later(async () => (await import('./RichTextEditor')).RichTextEditor, <Skeleton shape="block" height="12rem" />)

/** Loads the editor, so that texts appear at their full height. */
export const richTextReady = RichTextEditor.ready

interface RichTextFieldProps extends FieldTexts {
  id?: string | undefined
  value: unknown
  onChange: (value: unknown) => void
}

/** A WYSIWYG rich-text field. */
export const RichTextField = ({ id, label, hint, error, value, onChange }: RichTextFieldProps) => {
  const ownId = useId()
  const labelId = `${ownId}-label`
  const errorId = `${ownId}-error`
  return (
    <div>
      <Label id={labelId}>{label}</Label>
      {hint ? <Hint>{hint}</Hint> : null}
      <RichTextEditor id={id} labelledBy={labelId} describedBy={error ? errorId : undefined} value={value} onChange={onChange} />
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  )
}

const Label = styled.span`
  display: block;
  margin-bottom: var(--space-1-5);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
`

const Hint = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`
