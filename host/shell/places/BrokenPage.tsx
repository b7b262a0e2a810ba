import { Button } from '@framewell/design-system/elements/button/Button'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { ActionRow } from '../../sections/Actions'
import { Notice } from './Notice'

/** Shown when a page fails to render. */
export const BrokenPage = ({ onRetry }: { onRetry: () => void }) => (
  <Notice role="alert">
    <Heading level={1}>This page could not be drawn</Heading>
    <Text size="lead" tone="muted" measured>
      The fault is ours. Try again, or load the page again.
    </Text>
    <ActionRow>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </ActionRow>
  </Notice>
)
