import { ChevronDown } from 'lucide-react'
import * as Primitive from 'radix-ui/popover'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../field/controlStyle'
import { Field, type FieldTexts } from '../field/Field'
import { MarkedControl } from '../field/MarkedControl'

export interface ComboOption {
  readonly value: string
  readonly label: string
  /** Distinguishes it from others of the same name. */
  readonly detail?: string
}

export interface ComboBoxProps extends FieldTexts {
  id?: string
  className?: string
  /** Null while nothing is chosen. */
  chosen: ComboOption | null
  /** Matches of the typed text, in order. */
  options: readonly ComboOption[]
  /** The number of matches, or why there are none; shown below them and announced. */
  status: string
  placeholder?: string
  /** The typed text: '' when the list opens, undefined when it closes. */
  onSearch: (words: string | undefined) => void
  onChoose: (option: ComboOption) => void
}

/**
 * A searchable select for more options than a select can hold (WAI-ARIA combobox with a list). Focus stays in the box; arrows move, Enter
 * chooses, Escape closes only the list, and leaving the box without a choice keeps the previous one.
 */
export const ComboBox = ({ chosen, options, status, placeholder, onSearch, onChoose, ...field }: ComboBoxProps) => {
  const listId = useId()
  const box = useRef<HTMLSpanElement>(null)
  const [words, setWords] = useState<string>()
  const [at, setAt] = useState(0)
  const open = words !== undefined
  const active = open ? options[at] : undefined
  const search = (next: string | undefined) => {
    setWords(next)
    setAt(0)
    onSearch(next)
  }
  const choose = (option: ComboOption) => {
    search(undefined)
    onChoose(option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 && !(open && event.key === 'Enter')) return
    event.preventDefault()
    if (!open) search('')
    else if (step !== 0) setAt((at + step + options.length) % Math.max(1, options.length))
    else if (active) choose(active)
  }
  return (
    <Field {...field} id={field.id}>
      {(control) => (
        <Primitive.Root open={open} onOpenChange={(next) => search(next ? '' : undefined)}>
          <Primitive.Anchor asChild>
            <MarkedControl ref={box}>
              <Input
                {...control}
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={open}
                aria-controls={open ? listId : undefined}
                aria-activedescendant={active ? `${listId}-${active.value}` : undefined}
                autoComplete="off"
                placeholder={chosen?.label ?? placeholder}
                value={words ?? chosen?.label ?? ''}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onClick={() => (open ? undefined : search(''))}
                onChange={({ currentTarget }) => search(currentTarget.value)}
                onKeyDown={onKeyDown}
                onBlur={() => search(undefined)}
              />
              <ChevronDown aria-hidden="true" />
              <span role="status" className="visually-hidden">
                {open ? status : ''}
              </span>
            </MarkedControl>
          </Primitive.Anchor>
          <Primitive.Portal>
            <Panel
              role="presentation"
              align="start"
              sideOffset={4}
              collisionPadding={8}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              onInteractOutside={(event) => {
                if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault()
              }}
              // Keeps focus in the box, and lets the list scroll inside a dialog.
              onMouseDown={(event) => event.preventDefault()}
              onWheel={(event) => event.stopPropagation()}
              onTouchMove={(event) => event.stopPropagation()}
            >
              <div role="listbox" id={listId} aria-label="Choices">
                {options.map((option, index) => (
                  <Option
                    key={option.value}
                    id={`${listId}-${option.value}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === at}
                    ref={index === at ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
                    onClick={() => choose(option)}
                    onPointerMove={() => setAt(index)}
                  >
                    {option.label}
                    {option.detail ? <small>{option.detail}</small> : null}
                  </Option>
                ))}
              </div>
              <p aria-hidden="true">{status}</p>
            </Panel>
          </Primitive.Portal>
        </Primitive.Root>
      )}
    </Field>
  )
}

const Input = styled.input`
  ${controlStyle}
  padding-inline-end: var(--space-10);
  text-overflow: ellipsis;
`

const Panel = styled(Primitive.Content)`
  /* Above a dialog, where forms stand too. */
  z-index: var(--layer-tooltip);
  width: var(--radix-popover-trigger-width);
  max-height: min(20rem, var(--radix-popover-content-available-height));
  padding: var(--space-1);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  color: var(--color-ink);
  overflow-y: auto;

  & > p {
    padding: var(--space-2) var(--space-3);
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
  }
`

const Option = styled.button.attrs({ type: 'button' })`
  display: grid;
  width: 100%;
  min-height: var(--control-target);
  align-content: center;
  padding: var(--space-1-5) var(--space-3);
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  font: inherit;
  font-size: var(--text-compact);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected='true'] {
    background: var(--color-steel-tint);
  }
  & > small {
    color: var(--color-ink-muted);
  }
`
