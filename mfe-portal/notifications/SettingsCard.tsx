import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { type ReactNode, useId } from 'react'

export const SettingsCard = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Card padding="large" role="region" aria-labelledby={id}>
      <Stack gap={5}>
        <Heading level={2} size={4} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
