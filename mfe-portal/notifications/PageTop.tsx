import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { NoticeBell } from '@framewell/remote-kit/notices/NoticeBell'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The head of a signed-in person's page, with the bell at its end whatever room there is. */
export const PageTop = ({ children }: { children: ReactNode }) => (
  <Row>
    <Stack gap={2}>{children}</Stack>
    <NoticeBell />
  </Row>
)

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: start;
`
