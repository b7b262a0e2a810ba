import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { NoticeBell } from '@framewell/remote-kit/notices/NoticeBell'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useSignOut } from '@framewell/remote-kit/session/useSignOut'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { LogOut, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTheme } from './useTheme'

/** Stays at the top of a screen for signed-in people: its title, who is signed in, its own buttons, theme, sign-out. */
export const DeskHeader = ({ title, children }: { title: string; children: ReactNode }) => {
  const { data: session } = useQuery(sessionQuery(useShell()))
  const { theme, switchTheme } = useTheme()
  const signOut = useSignOut()
  return (
    <Bar>
      <Title level={1} size={5}>
        {title}
      </Title>
      {session ? <Person title={session.email}>{session.name || session.email}</Person> : null}
      {children}
      <NoticeBell />
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
  /* Its buttons take several lines there: they leave the screen to what is read. */
  ${media.phone} {
    position: static;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding-inline: var(--space-4);
  }
`

const Title = styled(Heading)`
  margin-inline-end: auto;

  /* A long title has a line of its own; a short one stays beside the buttons. */
  ${media.phone} {
    flex: 1 0 auto;
  }
`

const Person = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-small);

  ${media.phone} {
    display: none;
  }
`
