import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { ExternalLink } from '@framewell/domain/content/contentPage'
import { changedSources, isSourceAddress, linksTo } from '@framewell/domain/content/sourceLinks'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { Superscript } from 'lucide-react'
import { type FormEvent, use, useCallback, useId, useState } from 'react'
import type { LinkFields } from './linkNodes'
import { PageSources } from './PageSources'
import { $changeLinksTo, $setLink } from './setLink'
import { useDialogKeys } from './useDialogKeys'

const isFootnoteKey = ({ altKey, code }: KeyboardEvent) => altKey && code === 'KeyF'

/** Cites a source for the selected text: it becomes a link with the source's number, and the source is added to the page's list. */
export const SourceDialog = ({ link }: { link: LinkFields | null }) => {
  const [editor] = useLexicalComposerContext()
  const page = use(PageSources)
  const [open, setOpen] = useState(false)
  useDialogKeys(
    isFootnoteKey,
    useCallback(() => setOpen(true), []),
  )
  if (!page) return null
  const named = page.sources.find(({ url }) => url === link?.url)
  const set = (to: ExternalLink | null) => {
    setOpen(false)
    const from = named?.url
    const here = from === undefined ? 0 : editor.read(() => linksTo(editor.getEditorState().toJSON(), from))
    // A change applies to every citation in this text; removal applies only at the cursor.
    const namedElsewhere = from !== undefined && linksTo(page.texts, from) > (to ? here : 1)
    editor.update(() => {
      const fields = to && { linkType: 'custom', url: to.url, doc: undefined, newTab: link?.newTab === true }
      if (fields && from !== undefined) $changeLinksTo(from, fields)
      else $setLink(fields, to?.anchor)
    })
    page.onChange(changedSources(page.sources, { from, to, namedElsewhere }))
    editor.focus()
  }
  return (
    <Dialog
      title={named ? 'Change the source' : 'Add a source'}
      description="A number after the text leads to the source in the list at the end of the page."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          size="small"
          label="Source"
          icon={<Superscript />}
          aria-keyshortcuts="Control+Alt+F"
          aria-pressed={named !== undefined}
        />
      }
    >
      {open ? <SourceForm named={named} begun={String(link?.url ?? '')} sources={page.sources} onSet={set} /> : null}
    </Dialog>
  )
}

interface SourceFormProps {
  readonly named: ExternalLink | undefined
  /** The current target. */
  readonly begun: string
  readonly sources: readonly ExternalLink[]
  readonly onSet: (source: ExternalLink | null) => void
}

const SourceForm = ({ named, begun, sources, onSet }: SourceFormProps) => {
  const listId = useId()
  const [url, setUrl] = useState(isSourceAddress(begun) ? begun : '')
  const [typed, setTyped] = useState<string>()
  const [tried, setTried] = useState(false)
  // A listed source comes with its text.
  const anchor = typed ?? sources.find((source) => source.url === url.trim())?.anchor ?? named?.anchor ?? ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    // This form is nested inside the page's form.
    event.stopPropagation()
    setTried(true)
    if (anchor.trim() !== '' && isSourceAddress(url.trim())) onSet({ anchor: anchor.trim(), url: url.trim() })
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={4}>
        <TextField
          label="Address of the source"
          hint="Choose one of the page's sources, or type https://…"
          list={listId}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={500}
          error={tried && !isSourceAddress(url.trim()) ? 'Use a full https:// address' : undefined}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <datalist id={listId}>
          {sources.map((source) => (
            <option key={source.url} value={source.url}>
              {source.anchor}
            </option>
          ))}
        </datalist>
        <TextField
          label="Text in the source list"
          maxLength={120}
          error={tried && anchor.trim() === '' ? 'Enter who published it' : undefined}
          value={anchor}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Stack gap={2}>
          <Button type="submit" variant="primary">
            {named ? 'Change the source' : 'Add the source'}
          </Button>
          {named ? (
            <Button variant="plain" onClick={() => onSet(null)}>
              Remove the source
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </form>
  )
}
