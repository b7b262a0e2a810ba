import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { BUILDERS, PARTNERS } from '@framewell/domain/parties/company'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import { WebhooksScreen } from '@framewell/remote-kit/webhooks/WebhooksScreen'
import { ACCOUNT_PATH, signInPathFor } from './accountPaths'

/** /webhooks: endpoints of a company's own systems for order and payment events. */
export const WebhooksPage = () => (
  <SessionGuard
    roles={[...BUILDERS, ...PARTNERS]}
    signInPath={signInPathFor}
    refused={() => (
      <Section space="tight">
        <EmptyState title="Webhooks belong to builders and shops" action={<Button href={ACCOUNT_PATH}>Your account</Button>}>
          Company owners add endpoints. Operators see all of them in the control center.
        </EmptyState>
      </Section>
    )}
  >
    <Section space="tight">
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>Webhooks</Heading>
          <Text tone="muted">
            Your own systems get your company's orders and payments as they happen. Company owners add endpoints; we issue API keys on
            request.
          </Text>
        </Stack>
        <WebhooksScreen />
      </Stack>
    </Section>
  </SessionGuard>
)
