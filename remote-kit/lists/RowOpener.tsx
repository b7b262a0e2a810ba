import { Button } from '@framewell/design-system/elements/button/Button'
import { styled } from 'styled-components'

interface RowOpenerProps {
  id: string
  /** Verb of the open button. */
  verb: string
  /** Name of the row. */
  name: string
  onOpen: () => void
}

/** A row's open button; arrows move between rows (`moveBetweenRows`). */
export const RowOpener = ({ id, verb, name, onOpen }: RowOpenerProps) => (
  <OnOneLine id={id} data-open-row variant="plain" size="small" aria-label={`${verb} ${name}`} onClick={onOpen}>
    {verb}
  </OnOneLine>
)

const OnOneLine = styled(Button)`
  && {
    white-space: nowrap;
  }
`
