import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { cellNumber, cellOf, cellProblem } from '@framewell/domain/content/chartCells'
import type { FactValues } from '@framewell/domain/content/facts'
import { NO_NUMBER } from '@framewell/domain/content/grid/numberOf'
import { figure } from '@framewell/domain/numbers/figure'
import type { ClipboardEvent } from 'react'
import { TypedField } from './TypedField'

interface NumberCellProps extends FieldTexts {
  size?: 'base' | 'small'
  /** A number, a stored fact reference, or null. */
  value: unknown
  /** Current values of facts; undefined until they load. */
  facts: FactValues | undefined
  onChange: (value: number | string | null) => void
  onPaste?: (event: ClipboardEvent) => void
}

/** A chart cell: a typed number, or a live fact with its current number below it, or the reason it has none. */
export const NumberCell = ({ value, facts, error, ...rest }: NumberCellProps) => {
  const cell = typeof value === 'number' || typeof value === 'string' ? value : null
  const says = facts && typeof cell === 'string' ? cellNumber(cell, facts) : null
  const problem = facts && cellProblem(cell, facts)
  return (
    <TypedField
      {...rest}
      error={problem ?? error}
      hint={says === null ? undefined : `Draws ${figure(says)}`}
      none={NO_NUMBER}
      read={cellOf}
      value={cell}
    />
  )
}
