import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { type BrokenLink, changeLinks } from '@framewell/domain/content/siteChecks'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { z } from 'zod'
import { CONTENT_QUERIES } from '../../accounts/adminQueries'
import { pageListQuery } from '../contentQueries'
import { Refusal } from '../publishing/Refusal'
import { useContentPlace } from '../useContentPlace'
import { changedTo, goesLiveAtOnce, linkKey } from './linkChanges'

type Changed = z.output<typeof changeLinks.output>

interface ChangeLinksDialogProps {
  links: readonly BrokenLink[]
  label: string
  /** Names the link for screen readers. */
  of?: string
  onDone: () => void
}

/** Changes the target of links: shows what changes where, takes the new URL, and then lists the drafts to publish. */
export const ChangeLinksDialog = ({ links, label, of, onDone }: ChangeLinksDialogProps) => {
  const cache = useQueryClient()
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState<Changed>()
  return (
    <Dialog
      title={links.length === 1 ? 'Change the link' : `Change ${links.length} links`}
      description={liveNote(links)}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next || !changed) return
        setChanged(undefined)
        onDone()
        // Not earlier: the refreshed list would remove the rows and with them this dialog.
        void cache.invalidateQueries({ queryKey: CONTENT_QUERIES })
      }}
      trigger={
        <Button size="small">
          {label}
          {of ? <span className="visually-hidden"> {of}</span> : null}
        </Button>
      }
    >
      {changed ? <Outcome changed={changed} /> : open ? <Form links={links} onChanged={setChanged} /> : null}
    </Dialog>
  )
}

const Form = ({ links, onChanged }: { links: readonly BrokenLink[]; onChanged: (changed: Changed) => void }) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const { data: pages = [] } = useQuery({
    ...pageListQuery(useGuardedCall()),
    select: (all) => all.filter(({ isPublished }) => isPublished),
  })
  const change = useSend(changeLinks, { words: { kept: 'Nothing was changed' }, onSent: onChanged })
  const wanted = changedTo(links, typed)
  const redirected = links.every(({ leadsTo }) => leadsTo !== null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wanted) void change.send({ links: wanted })
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={4}>
        {change.failure ? <Refusal failure={change.failure} /> : null}
        <TextField
          label="New address"
          hint={
            redirected
              ? 'Left empty, each leads straight to where it is redirected.'
              : 'A page of this site, /steel-framing-benefits, or an https:// address.'
          }
          list={id}
          maxLength={500}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={typed}
          error={tried && !wanted ? 'Say where it leads' : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <datalist id={id}>
          {pages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </datalist>
        <Places aria-label="What changes">
          {links.map((link) => (
            <li key={linkKey(link)}>
              <strong>{link.title}</strong>, {link.place}
              <br />
              {link.href} → {changedTo([link], typed)?.[0]?.to ?? '…'}
              {goesLiveAtOnce(link) && links.length > 1 ? ' (live at once)' : null}
            </li>
          ))}
        </Places>
        <Button type="submit" variant="primary" pending={change.busy} pendingText="Working...">
          {confirmWords(links)}
        </Button>
      </Stack>
    </form>
  )
}

/** When the change becomes visible; links that go live at once are announced first. */
function liveNote(links: readonly BrokenLink[]): string {
  const live = links.filter(goesLiveAtOnce).length
  if (live === 0) return 'Kept as drafts: visitors follow the new address when you publish them, and an earlier version can be restored.'
  const atOnce = 'Menus and settings have no drafts: visitors follow the new address at once. An earlier version can be restored.'
  return live === links.length ? atOnce : `${atOnce} Links of pages and posts are kept as drafts.`
}

function confirmWords(links: readonly BrokenLink[]): string {
  const live = links.filter(goesLiveAtOnce).length
  if (links.length === 1) return live ? 'Change it on the site now' : 'Change it in a draft'
  if (live === 0) return `Change ${links.length} links in drafts`
  return live === links.length ? `Change ${live} links on the site now` : `Change ${live} on the site now, ${links.length - live} in drafts`
}

const Outcome = ({ changed: { changed, drafts, live } }: { changed: Changed }) => {
  const { pathOf } = useContentPlace()
  return (
    <div role="status">
      <p>
        {changed === 1 ? 'One link is' : `${changed} links are`} changed.
        {live.length > 0 ? (drafts.length > 0 ? ' Those of menus and settings are live.' : ' Visitors follow the new address.') : null}
        {drafts.length > 0 ? ` ${drafts.length === 1 ? 'A draft waits' : `${drafts.length} drafts wait`}: look and publish.` : null}
      </p>
      <Places>
        {drafts.map(({ id, title }) => (
          <li key={id}>
            <Link href={pathOf({ page: id })}>{title || 'Untitled'}</Link>
          </li>
        ))}
      </Places>
    </div>
  )
}

const Places = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-height: 16rem;
  margin: 0;
  padding: 0;
  font-size: var(--text-small);
  list-style: none;
  overflow-y: auto;
  overflow-wrap: anywhere;
`
