import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { factToken, inlineFact } from '@framewell/domain/content/facts'
import { figureOf, type StoredNode } from '@framewell/domain/content/lexicalText'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useQuery } from '@tanstack/react-query'
import { $getNodeByKey, $onUpdate, type LexicalEditor, type NodeKey } from 'lexical'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { pictureQuery } from '../../contentQueries'
import { factsQuery } from '../../facts/factQueries'
import { CropDialog } from '../CropDialog'
import { FigurePart } from './FigurePart'
import { WebPicture } from './WebPicture'

interface StoredPartProps {
  nodeKey: NodeKey
  stored: StoredNode
  /** Stores the changed node within an editor update. */
  $change: (change: (stored: StoredNode) => StoredNode) => void
}

/** A non-text part of a text, with its actions. */
export const StoredPart = ({ nodeKey, stored, $change }: StoredPartProps) => {
  const [editor] = useLexicalComposerContext()
  if (stored.type === 'horizontalrule') return <PartFrame nodeKey={nodeKey} name="rule" content={<hr />} />
  if (stored.type === 'upload')
    return <PartFrame nodeKey={nodeKey} name="picture" content={<ShownPicture stored={stored} $change={$change} />} />
  if (stored.type === 'webPicture') {
    return <PartFrame nodeKey={nodeKey} name="pasted picture" content={<WebPicture stored={stored} $change={$change} />} />
  }
  const fact = stored.type === 'inlineBlock' ? inlineFact(stored.fields) : undefined
  if (fact !== undefined) return <FactWords factKey={fact} />
  const figure = figureOf(stored)
  if (figure) {
    const name = figure.blockType === 'textTable' ? 'table' : 'chart'
    return (
      <PartFrame
        nodeKey={nodeKey}
        name={name}
        content={<FigurePart figure={figure} $change={$change} onRemove={() => removePart(editor, nodeKey)} />}
      />
    )
  }
  return (
    <PartFrame
      nodeKey={nodeKey}
      name="part"
      content={<Note>This part (“{String(stored.type)}”) can’t be edited here and stays as it is.</Note>}
    />
  )
}

/** A fact's current value, inline. */
const FactWords = ({ factKey }: { factKey: string }) => {
  const { data } = useQuery(factsQuery(useGuardedCall()))
  const fact = data?.find(({ key }) => key === factKey)
  return (
    <InLine contentEditable={false} title={fact?.label ?? factKey}>
      {fact?.value ?? (data ? `${factToken(factKey)} no longer exists` : '…')}
    </InLine>
  )
}

function removePart(editor: LexicalEditor, nodeKey: NodeKey): void {
  editor.update(() => $getNodeByKey(nodeKey)?.remove())
  editor.focus()
}

const PartFrame = ({ nodeKey, name, content }: { nodeKey: NodeKey; name: string; content: ReactNode }) => {
  const [editor] = useLexicalComposerContext()
  const move = (by: 1 | -1, button: HTMLElement) =>
    editor.update(() => {
      const node = $getNodeByKey(nodeKey)
      if (by < 0) node?.getPreviousSibling()?.insertBefore(node)
      else node?.getNextSibling()?.insertAfter(node)
      // It moves with the part, and loses the focus on the way.
      $onUpdate(() => button.focus())
    })
  return (
    <Frame contentEditable={false}>
      <div>{content}</div>
      <Tools>
        <IconButton
          size="small"
          label={`Move the ${name} up`}
          icon={<ArrowUp />}
          onClick={({ currentTarget }) => move(-1, currentTarget)}
        />
        <IconButton
          size="small"
          label={`Move the ${name} down`}
          icon={<ArrowDown />}
          onClick={({ currentTarget }) => move(1, currentTarget)}
        />
        <IconButton size="small" label={`Remove the ${name}`} icon={<Trash2 />} onClick={() => removePart(editor, nodeKey)} />
      </Tools>
    </Frame>
  )
}

const ShownPicture = ({ stored, $change }: Omit<StoredPartProps, 'nodeKey'>) => {
  const [editor] = useLexicalComposerContext()
  const caption = isRecord(stored.fields) && typeof stored.fields.caption === 'string' ? stored.fields.caption : ''
  const setCaption = (words: string) => editor.update(() => $change((part) => ({ ...part, fields: { caption: words } })))
  const id = typeof stored.value === 'string' ? stored.value : ''
  const { data, isPending } = useQuery(pictureQuery(useGuardedCall(), id))
  if (data) {
    return (
      <Shown>
        <img src={data.thumbnail} alt={data.alt} width={data.width} height={data.height} loading="lazy" />
        <figcaption>
          <p>{data.alt}</p>
          <PictureCaption caption={caption} onChange={setCaption} />
          <CropDialog id={id} />
        </figcaption>
      </Shown>
    )
  }
  return <Note>{isPending ? 'Loading...' : 'This picture is no longer in the library.'}</Note>
}

/** Edited in a dialog, because keystrokes within the text belong to the text. */
const PictureCaption = ({ caption, onChange }: { caption: string; onChange: (words: string) => void }) => (
  <Dialog
    title="Picture caption"
    trigger={
      <Button size="small" variant="plain">
        {caption ? `Caption: ${caption}` : 'Add a caption'}
      </Button>
    }
  >
    <TextField label="Caption" maxLength={LONGEST_CAPTION} value={caption} onChange={(event) => onChange(event.currentTarget.value)} />
  </Dialog>
)

/** Same limit as in the panel. */
const LONGEST_CAPTION = 300

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  margin-block: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);

  /* The tools wrap below when both do not fit. */
  & > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
  & hr {
    border: 0;
    border-top: 1px solid var(--color-line);
  }
`

/** A picture next to its text. */
const Shown = styled.figure`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  color: var(--color-ink-muted);
  font-size: var(--text-small);

  & > img {
    width: 8rem;
    height: auto;
    max-height: 8rem;
    border-radius: var(--radius-small);
    object-fit: contain;
  }
`

const InLine = styled.span`
  padding-inline: var(--space-1);
  border-radius: var(--radius-small);
  background: var(--color-steel-tint);
  color: var(--color-steel);
`

const Tools = styled.div`
  display: flex;
  margin-inline-start: auto;
`

const Note = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`
