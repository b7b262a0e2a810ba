import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import type { Role } from '@framewell/domain/accounts/roles'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import type { ReactNode } from 'react'
import { ACCOUNT_PATH, signInPathFor } from './accountPaths'

interface GuardedPageProps {
  /** Whom it is for. */
  roles: readonly Role[]
  /** What everybody else who is signed in reads, and is led to their account by. */
  others: { readonly title: string; readonly text: string; readonly icon?: ReactNode }
  children: ReactNode
}

/** A page of people with one of the roles; strangers sign in first and come back. */
export const GuardedPage = ({ roles, others: { title, text, icon }, children }: GuardedPageProps) => (
  <Section space="tight">
    <SessionGuard
      roles={roles}
      signInPath={signInPathFor}
      refused={() => (
        <EmptyState icon={icon} title={title} action={<Button href={ACCOUNT_PATH}>Your account</Button>}>
          {text}
        </EmptyState>
      )}
    >
      {children}
    </SessionGuard>
  </Section>
)
