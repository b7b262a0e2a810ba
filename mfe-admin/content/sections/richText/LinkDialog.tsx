import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { isSafeLink } from '@framewell/domain/content/markupHtml'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { type FormEvent, useCallback, useId, useState } from 'react'
import { pageListQuery } from '../../contentQueries'
import { linkTargets } from '../../linkTargets'
import type { LinkFields } from './linkNodes'
import { $setLink } from './setLink'
import { useDialogKeys } from './useDialogKeys'

const isLinkKey = ({ key }: KeyboardEvent) => key.toLowerCase() === 'k'

/** Sets the target of the selected text: a page of the site, whose link survives a move, or any other URL. */
export const LinkDialog = ({ link }: { link: LinkFields | null }) => {
  const [editor] = useLexicalComposerContext()
  const [open, setOpen] = useState(false)
  useDialogKeys(
    isLinkKey,
    useCallback(() => setOpen(true), []),
  )
  const set = (fields: LinkFields | null) => {
    setOpen(false)
    editor.update(() => $setLink(fields))
    editor.focus()
  }
  return (
    <Dialog
      title={link ? 'Change the link' : 'Link to'}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton size="small" label="Link" icon={<Link />} aria-keyshortcuts="Control+K" aria-pressed={link !== null} />}
    >
      {open ? <LinkForm link={link} onSet={set} /> : null}
    </Dialog>
  )
}

const LinkForm = ({ link, onSet }: { link: LinkFields | null; onSet: (fields: LinkFields | null) => void }) => {
  const pages = useQuery({ ...pageListQuery(useGuardedCall()), select: linkTargets }).data ?? []
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [newTab, setNewTab] = useState(link?.newTab === true)
  const [tried, setTried] = useState(false)
  const stored = pages.find(({ id }) => id === documentIn(link))?.path ?? String(link?.url ?? '')
  const address = (typed ?? stored).trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    // This form is nested inside the page's form.
    event.stopPropagation()
    setTried(true)
    if (!isSafeLink(address)) return
    const page = pages.find(({ path }) => path === address)
    onSet(
      page
        ? {
            ...link,
            linkType: 'internal',
            doc: { relationTo: page.kind === 'page' ? 'pages' : 'posts', value: page.id },
            url: undefined,
            newTab,
          }
        : { ...link, linkType: 'custom', url: address, doc: undefined, newTab },
    )
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={4}>
        <TextField
          label="Page or address"
          hint="Choose a page, or type https://…"
          list={listId}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          error={tried && !isSafeLink(address) ? 'Use a path of this site, or an https://, mailto: or tel: address' : undefined}
          value={typed ?? stored}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <datalist id={listId}>
          {pages.map(({ id, path, title }) => (
            <option key={id} value={path}>
              {title}
            </option>
          ))}
        </datalist>
        <Checkbox label="Opens in a new tab" checked={newTab} onChange={(event) => setNewTab(event.currentTarget.checked)} />
        <Stack gap={2}>
          <Button type="submit" variant="primary">
            {link ? 'Change the link' : 'Set the link'}
          </Button>
          {link ? (
            <Button variant="plain" onClick={() => onSet(null)}>
              Remove the link
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </form>
  )
}

function documentIn(link: LinkFields | null): unknown {
  const doc = link?.linkType === 'internal' ? link.doc : undefined
  const value = isRecord(doc) ? doc.value : undefined
  return isRecord(value) ? value.id : value
}
