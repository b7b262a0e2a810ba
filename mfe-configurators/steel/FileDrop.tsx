import { FieldError } from '@framewell/design-system/elements/field/FieldError'
import { Upload } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { styled } from 'styled-components'

interface FileDropProps {
  label: string
  hint: string
  /** Extensions for the browser's file dialog. */
  accept: string
  error?: string
  onFiles: (files: readonly File[]) => void
}

/** A multi-file field: files are chosen in the browser's dialog or dropped onto it. */
export const FileDrop = ({ label, hint, accept, error, onFiles }: FileDropProps) => {
  const id = useId()
  const [over, setOver] = useState(false)
  const drag = (entering: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(entering)
  }
  return (
    <Frame>
      <Area
        data-over={over || undefined}
        data-invalid={error ? true : undefined}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          onFiles([...event.dataTransfer.files])
        }}
      >
        <Upload aria-hidden="true" />
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`}>{hint}</p>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])])
            // Allows choosing the same file again after it was removed.
            event.currentTarget.value = ''
          }}
        />
      </Area>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-1-5);
`

/** The input covers the area: a click anywhere opens the dialog, and native focus and drop work. */
const Area = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  padding: var(--space-6) var(--space-5);
  border: 1px dashed var(--color-control-border);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  text-align: center;

  &[data-over] {
    border-color: var(--color-steel);
    background: var(--color-steel-tint);
  }
  &[data-invalid] {
    border-color: var(--color-bad);
  }
  &:has(:focus-visible) {
    outline: var(--stroke-focus) solid var(--color-steel);
    outline-offset: var(--stroke-mark);
  }
  & > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--color-steel);
    stroke-width: 1.5;
  }
  & > label {
    font-weight: var(--weight-strong);
  }
  & > p {
    max-width: 34rem;
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
`
