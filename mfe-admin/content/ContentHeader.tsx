import { Button } from '@framewell/design-system/elements/button/Button'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { useQuery } from '@tanstack/react-query'
import { LogOut, Moon, Sun } from 'lucide-react'
import { styled } from 'styled-components'
import { hasRole } from '../accounts/hasRole'
import { sessionQuery } from '../accounts/sessionQuery'
import { useSignOut } from '../accounts/useSignOut'
import { useTheme } from '../dashboard/useTheme'
import { useShell } from '../shell/useShell'

/** Stays at the top: who is signed in, the ways to the dashboard and the panel, theme, sign-out. */
export const ContentHeader = () => {
  const { data: session } = useQuery(sessionQuery(useShell()))
  const { theme, switchTheme } = useTheme()
  const signOut = useSignOut()
  return (
    <Bar>
      <Title level={1} size={5}>
        Content
      </Title>
      {session ? <Person title={session.email}>{session.name || session.email}</Person> : null}
      {session && hasRole(session, OPERATOR_ROLES) ? (
        <Button size="small" href="/admin">
          Dashboard
        </Button>
      ) : null}
      {/* The panel is a page of its own, not a route of the site. */}
      <Button size="small" asChild>
        <a href="/cms">Panel</a>
      </Button>
      <IconButton
        size="small"
        variant="outlined"
        label={`Switch to ${theme === 'dark' ? 'light' : 'dark'} theme`}
        icon={theme === 'dark' ? <Sun /> : <Moon />}
        onClick={switchTheme}
      />
      <IconButton
        size="small"
        variant="outlined"
        label="Sign out"
        icon={<LogOut />}
        aria-disabled={signOut.isPending || undefined}
        onClick={() => (signOut.isPending ? undefined : signOut.mutate())}
      />
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--layer-header);
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: 3.75rem;
  padding: var(--space-2) var(--space-7);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface);

  & > button,
  & > a {
    flex: none;
  }
  ${media.phone} {
    gap: var(--space-2);
    padding-inline: var(--space-4);
  }
`

const Title = styled(Heading)`
  margin-inline-end: auto;
`

const Person = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-small);

  ${media.phone} {
    display: none;
  }
`
