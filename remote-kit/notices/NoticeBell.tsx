import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { NoticeList } from './NoticeList'
import { useNotices } from './useNotices'

/** Maximum number on the bell. */
const MAX_SHOWN = 99

/** Unread count, and the list behind it. For screens of signed-in people. */
export const NoticeBell = () => {
  const [open, setOpen] = useState(false)
  const notices = useNotices()
  const { unread } = notices
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
  return (
    <>
      <Place>
        <IconButton size="small" variant="outlined" label={label} icon={<Bell />} onClick={() => setOpen(true)} />
        {unread > 0 ? <Count aria-hidden="true">{unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}</Count> : null}
      </Place>
      <Drawer title="Notifications" open={open} onOpenChange={setOpen}>
        <NoticeList {...notices} onFollow={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

const Place = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
`

const Count = styled.span`
  position: absolute;
  inset-block-start: calc(-1 * var(--space-2));
  inset-inline-end: calc(-1 * var(--space-2));
  min-width: 1.25rem;
  padding-inline: var(--space-1);
  border-radius: var(--radius-round);
  background: var(--color-signal);
  color: var(--color-on-signal);
  font-size: var(--text-tiny);
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;
  pointer-events: none;
`
