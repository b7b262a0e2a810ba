import { Search, X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../field/controlStyle'
import { IconButton } from '../icon-button/IconButton'

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type' | 'size'> {
  /** What is searched: the field's name and placeholder ('Search name, company or place'). */
  label: string
  value: string
  onValueChange: (value: string) => void
  size?: 'base' | 'small'
}

/** A search box with a clear button; Escape clears too. The filtered list's address holds the value. */
export const SearchField = ({ label, value, onValueChange, size = 'base', className, onKeyDown, onChange, ...input }: SearchFieldProps) => (
  <Box className={className} data-size={size}>
    <Search aria-hidden="true" />
    <Input
      placeholder={label}
      {...input}
      type="search"
      aria-label={label}
      data-size={size}
      value={value}
      onChange={(event) => {
        onChange?.(event)
        onValueChange(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Escape') onValueChange('')
      }}
    />
    {value === '' ? null : (
      <IconButton
        size="small"
        label="Clear search"
        icon={<X />}
        onClick={(event) => {
          onValueChange('')
          event.currentTarget.parentElement?.querySelector('input')?.focus()
        }}
      />
    )}
  </Box>
)

const Box = styled.div`
  position: relative;
  min-width: 0;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--space-3);
    width: var(--control-icon);
    height: 100%;
    color: var(--color-ink-subtle);
    pointer-events: none;
  }
  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-1);
    height: auto;
    color: var(--color-ink-subtle);
  }
`

const Input = styled.input`
  ${controlStyle}
  padding-inline: var(--space-10);
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`
