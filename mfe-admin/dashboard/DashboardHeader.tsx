import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Menu, type MenuEntry } from '@framewell/design-system/elements/menu/Menu'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { NoticeBell } from '@framewell/remote-kit/notices/NoticeBell'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useSignOut } from '@framewell/remote-kit/session/useSignOut'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis, LogOut, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTheme } from './useTheme'

interface DashboardHeaderProps {
  title: string
  /** The dashboard's own buttons; those in `WideOnly` are hidden on a narrow screen. */
  children: ReactNode
  /** Menu entries for the hidden buttons on a narrow screen. */
  more?: readonly MenuEntry[]
}

/** The sticky header of a dashboard: title, signed-in user, its own buttons, theme, sign-out. */
export const DashboardHeader = ({ title, children, more = [] }: DashboardHeaderProps) => {
  const { data: session } = useQuery(sessionQuery(useShell()))
  const { theme, switchTheme } = useTheme()
  const signOut = useSignOut()
  const leave = () => (signOut.isPending ? undefined : signOut.mutate())
  const otherTheme = `Switch to ${theme === 'dark' ? 'light' : 'dark'} theme`
  const themeIcon = theme === 'dark' ? <Sun /> : <Moon />
  return (
    <Bar>
      <Title level={1} size={5}>
        {title}
      </Title>
      {session ? <Person title={session.email}>{session.name || session.email}</Person> : null}
      <Actions>{children}</Actions>
      <NoticeBell />
      <WideOnly>
        <IconButton size="small" variant="outlined" label={otherTheme} icon={themeIcon} onClick={switchTheme} />
        <IconButton
          size="small"
          variant="outlined"
          label="Sign out"
          icon={<LogOut />}
          aria-disabled={signOut.isPending || undefined}
          onClick={leave}
        />
      </WideOnly>
      <NarrowOnly>
        <Menu
          trigger={<IconButton size="small" variant="outlined" label="More" icon={<Ellipsis />} />}
          entries={[
            ...more,
            { label: otherTheme, icon: themeIcon, onSelect: switchTheme, separated: more.length > 0 },
            { label: 'Sign out', icon: <LogOut />, onSelect: leave },
          ]}
        />
      </NarrowOnly>
    </Bar>
  )
}

/** From this width, all of a dashboard's buttons fit side by side. */
const NARROW = '@media (width < 64rem)'

/** Shown only on a wide screen; on others the menu has it. */
export const WideOnly = styled.span`
  display: contents;

  & > * {
    flex: none;
  }
  ${NARROW} {
    display: none;
  }
`

const NarrowOnly = styled.span`
  display: none;

  ${NARROW} {
    display: contents;
  }
`

/** On a phone, several buttons get their own line below the title; a single one is beside it. */
const Actions = styled.div`
  display: contents;

  & > button,
  & > a {
    flex: none;
  }
  ${media.phone} {
    &:has(> :nth-child(2)) {
      display: flex;
      flex: 1 0 100%;
      flex-wrap: wrap;
      gap: var(--space-2);
      align-items: center;
      order: 1;
    }
  }
`

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

  /* Equal heights. */
  ${media.coarse} {
    & button {
      min-width: var(--control-target);
      min-height: var(--control-target);
    }
  }
  /* Two lines there, so it is not sticky. */
  ${media.phone} {
    position: static;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding-inline: var(--space-4);
  }
`

const Title = styled(Heading)`
  margin-inline-end: auto;

  ${media.phone} {
    flex: 1;
  }
`

const Person = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-small);

  ${NARROW} {
    display: none;
  }
`
