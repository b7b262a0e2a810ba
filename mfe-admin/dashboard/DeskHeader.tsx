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

interface DeskHeaderProps {
  title: string
  /** Its own buttons; those in `WideOnly` leave a narrow screen to the others. */
  children: ReactNode
  /** What they do, in the menu of a narrow screen. */
  more?: readonly MenuEntry[]
}

/** Stays at the top of a screen for signed-in people: its title, who is signed in, its own buttons, theme, sign-out. */
export const DeskHeader = ({ title, children, more = [] }: DeskHeaderProps) => {
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

/** All of a desk's buttons stand side by side from this width on. */
const NARROW = '@media (width < 64rem)'

/** What a desk's header has room for on a wide screen alone; on others its menu has it. */
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

/** On a phone several have a line of their own, below the title; a lone one stands beside it. */
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

  /* One height for all of them. */
  ${media.coarse} {
    & button {
      min-width: var(--control-target);
      min-height: var(--control-target);
    }
  }
  /* Two lines there: they leave the screen to what is read. */
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
