import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useQuery } from '@tanstack/react-query'
import { $getNodeByKey, type NodeKey } from 'lexical'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { pictureQuery } from '../../contentQueries'
import { WebPicture } from './WebPicture'

interface StoredPartProps {
  nodeKey: NodeKey
  stored: StoredNode
}

/** A part of a text that is no words, and what can be done with it. */
export const StoredPart = ({ nodeKey, stored }: StoredPartProps) => {
  if (stored.type === 'horizontalrule') return <PartFrame nodeKey={nodeKey} name="rule" content={<hr />} />
  if (stored.type === 'upload') return <PartFrame nodeKey={nodeKey} name="picture" content={<ShownPicture stored={stored} />} />
  if (stored.type === 'webPicture') {
    return <PartFrame nodeKey={nodeKey} name="pasted picture" content={<WebPicture nodeKey={nodeKey} stored={stored} />} />
  }
  return <PartFrame nodeKey={nodeKey} name="part" content={<Note>A part of the kind “{String(stored.type)}”: kept as it is.</Note>} />
}

const PartFrame = ({ nodeKey, name, content }: { nodeKey: NodeKey; name: string; content: ReactNode }) => {
  const [editor] = useLexicalComposerContext()
  const move = (by: 1 | -1) =>
    editor.update(() => {
      const node = $getNodeByKey(nodeKey)
      if (by < 0) node?.getPreviousSibling()?.insertBefore(node)
      else node?.getNextSibling()?.insertAfter(node)
    })
  const remove = () => {
    editor.update(() => $getNodeByKey(nodeKey)?.remove())
    editor.focus()
  }
  return (
    <Frame contentEditable={false}>
      <div>{content}</div>
      <Tools>
        <IconButton size="small" label={`Move the ${name} up`} icon={<ArrowUp />} onClick={() => move(-1)} />
        <IconButton size="small" label={`Move the ${name} down`} icon={<ArrowDown />} onClick={() => move(1)} />
        <IconButton size="small" label={`Remove the ${name}`} icon={<Trash2 />} onClick={remove} />
      </Tools>
    </Frame>
  )
}

const ShownPicture = ({ stored }: { stored: StoredNode }) => {
  const id = typeof stored.value === 'string' ? stored.value : ''
  const { data, isPending } = useQuery(pictureQuery(useGuardedCall(), id))
  if (data) {
    return (
      <figure>
        <img src={data.thumbnail} alt={data.alt} width={data.width} height={data.height} loading="lazy" />
        <figcaption>{data.alt}</figcaption>
      </figure>
    )
  }
  return <Note>{isPending ? 'Loading...' : 'This picture is not in the library any more.'}</Note>
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  margin-block: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);

  & figure {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: center;
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
  & img {
    width: 8rem;
    height: auto;
    max-height: 8rem;
    border-radius: var(--radius-small);
    object-fit: contain;
  }
  & hr {
    border: 0;
    border-top: 1px solid var(--color-line);
  }
`

const Tools = styled.div`
  display: flex;
`

const Note = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`
