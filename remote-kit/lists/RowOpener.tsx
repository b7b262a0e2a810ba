import { Button } from '@framewell/design-system/elements/button/Button'
import { styled } from 'styled-components'

interface RowOpenerProps {
  id: string
  /** What one does to open it. */
  verb: string
  /** What the row is called. */
  name: string
  onOpen: () => void
}

/** The way into a row: arrows go from one to the next (`moveBetweenRows`). */
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
