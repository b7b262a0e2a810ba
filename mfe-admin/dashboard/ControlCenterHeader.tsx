import { Button } from '@framewell/design-system/elements/button/Button'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { useQuery } from '@tanstack/react-query'
import { LogOut, Moon, RotateCw, Sun } from 'lucide-react'
import { styled } from 'styled-components'
import { sessionQuery } from '../accounts/sessionQuery'
import { useSignOut } from '../accounts/useSignOut'
import { useShell } from '../shell/useShell'
import { useRefresh } from './useRefresh'
import { useTheme } from './useTheme'

/** Stays at the top: who is signed in, refresh, theme, sign-out. */
export const ControlCenterHeader = () => {
  const { data: session } = useQuery(sessionQuery(useShell()))
  const { theme, switchTheme } = useTheme()
  const refresh = useRefresh()
  const signOut = useSignOut()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <Bar>
      <Title level={1} size={5}>
        Admin Control Center
      </Title>
      {session ? <Person title={session.email}>{session.name || session.email}</Person> : null}
      <Button size="small" href="/content-management">
        Content
      </Button>
      <Button size="small" icon={<RotateCw />} pending={refresh.isPending} pendingText="Refreshing..." onClick={() => refresh.mutate()}>
        Refresh
      </Button>
      <IconButton
        size="small"
        variant="outlined"
        label={`Switch to ${other} theme`}
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
    flex-wrap: wrap;
    gap: var(--space-2);
    padding-inline: var(--space-4);

    & > h1 {
      flex: 1 0 100%;
    }
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
