import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import type { Role } from '@framewell/domain/accounts/roles'
import { FindShortcut } from '@framewell/remote-kit/session/FindShortcut'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import type { ReactNode } from 'react'
import { ACCOUNT_PATH, signInPathFor } from './accountPaths'

interface GuardedPageProps {
  /** Roles with access. */
  roles: readonly Role[]
  /** What other signed-in users see, with a link to their account. */
  others: { readonly title: string; readonly text: string; readonly icon?: ReactNode }
  children: ReactNode
}

/** A page for users with one of the roles; anonymous visitors sign in first and return. */
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
      <FindShortcut />
      {children}
    </SessionGuard>
  </Section>
)
