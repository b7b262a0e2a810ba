import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Text } from '@framewell/design-system/elements/text/Text'

/** Shown when the code that loads remotes failed to load. Browsers cache a failed import, so only a reload retries it. */
export const SlotFailure = () => (
  <Card padding="large" role="alert">
    <Text weight="strong">This part of the page did not load</Text>
    <Text size="compact" tone="muted">
      Everything around it works. Check your connection, then load the page again.
    </Text>
    <Button size="small" onClick={() => window.location.reload()}>
      Load the page again
    </Button>
  </Card>
)
