import { Column, Grid } from '@framewell/design-system/elements/layout/Grid'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { hasRole } from '@framewell/remote-kit/session/hasRole'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { EmailSection } from './EmailSection'
import { KindsSection } from './KindsSection'
import { QuietHoursSection } from './QuietHoursSection'
import { SettingsSummary } from './SettingsSummary'
import { TestSends } from './TestSends'
import { TextsSection } from './TextsSection'
import type { SettingsPart } from './useSettings'

/** All notification settings, each saved as it changes, with a summary beside them. */
export const NotificationSettings = (settings: SettingsPart) => {
  const { data: session } = useQuery(sessionQuery(useShell()))
  return (
    <Section space="tight">
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>Notification settings</Heading>
          <Text tone="muted">How and when we notify you. Every change is saved at once.</Text>
        </Stack>
        <Grid align="start">
          <Column span={8}>
            <Stack gap={5}>
              <EmailSection {...settings} />
              <TextsSection {...settings} />
              <KindsSection {...settings} />
              <QuietHoursSection {...settings} />
              {session ? <TestSends primary={settings.accountEmail} anyAddress={hasRole(session, OPERATOR_ROLES)} /> : null}
            </Stack>
          </Column>
          <Column span={4}>
            <SettingsSummary {...settings} />
          </Column>
        </Grid>
      </Stack>
    </Section>
  )
}
