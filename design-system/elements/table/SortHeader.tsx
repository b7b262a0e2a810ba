import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { styled } from 'styled-components'
import type { TableSort } from './tableSort'

interface SortHeaderProps {
  column: string
  label: string
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}

/** A sortable column header: first ascending, then descending. */
export const SortHeader = ({ column, label, sort, onSort }: SortHeaderProps) => {
  const direction = sort?.column === column ? sort.direction : undefined
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <Button
      type="button"
      data-sorted={direction}
      onClick={() => onSort({ column, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
    >
      {label}
      <Icon aria-hidden="true" />
    </Button>
  )
}

const Button = styled.button`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  min-height: var(--control-target);
  font-weight: inherit;

  & svg {
    width: 0.875rem;
    height: 0.875rem;
    opacity: 0.6;
  }
  &:hover,
  &[data-sorted] {
    color: var(--color-ink);
  }
  &[data-sorted] svg {
    opacity: 1;
  }
`
