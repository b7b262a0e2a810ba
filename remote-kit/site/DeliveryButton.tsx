import { Button } from '@framewell/design-system/elements/button/Button'
import { styled } from 'styled-components'

/** Asks where and when to deliver. Its words begin where the text above it does. */
export const DeliveryButton = ({ children, onPress }: { children: string; onPress: () => void }) => (
  <Flush>
    <Button variant="plain" size="small" onClick={onPress}>
      {children}
    </Button>
  </Flush>
)

const Flush = styled.div`
  margin-inline-start: calc(-1 * var(--space-3));
`
