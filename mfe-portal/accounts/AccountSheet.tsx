import { Card } from '@framewell/design-system/elements/card/Card'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

interface AccountSheetProps {
  title: string
  lead?: ReactNode
  /** It replaced the previous content, so its title takes focus and is announced. */
  arrived?: boolean
  children?: ReactNode
}

/** One account form or message, on a centered sheet. */
export const AccountSheet = ({ title, lead, arrived = false, children }: AccountSheetProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <Section tone="grid" space="tight">
      <Sheet padding="large">
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading ref={heading} level={1} size={3} tabIndex={-1}>
              {title}
            </Heading>
            {lead ? <Text tone="muted">{lead}</Text> : null}
          </Stack>
          {children}
        </Stack>
      </Sheet>
    </Section>
  )
}

const Sheet = styled(Card)`
  max-width: 30rem;
  margin-inline: auto;
`
