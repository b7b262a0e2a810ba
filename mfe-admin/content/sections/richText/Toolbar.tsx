import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import {
  $createParagraphNode,
  $getSelection,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  type TextFormatType,
  UNDO_COMMAND,
} from 'lexical'
import {
  Bold,
  ChartColumn,
  Code,
  Italic,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Minus,
  Redo2,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { FactDialog } from '../../facts/FactDialog'
import { $insertStored } from './insertStored'
import { LinkDialog } from './LinkDialog'
import { PictureDialog } from './PictureDialog'
import { SourceDialog } from './SourceDialog'
import { storedFact } from './storedFact'
import { newFigure } from './storedFigure'
import { type BlockKind, useTextState } from './useTextState'

const BLOCKS: readonly { readonly value: BlockKind; readonly label: string }[] = [
  { value: 'paragraph', label: 'Text' },
  { value: 'h2', label: 'Heading' },
  { value: 'h3', label: 'Subheading' },
  { value: 'h4', label: 'Small heading' },
  { value: 'quote', label: 'Quote' },
]

const MARKS = [
  { format: 'bold', label: 'Bold', icon: <Bold />, keys: 'Control+B' },
  { format: 'italic', label: 'Italic', icon: <Italic />, keys: 'Control+I' },
  { format: 'underline', label: 'Underline', icon: <Underline />, keys: 'Control+U' },
  { format: 'strikethrough', label: 'Strike through', icon: <Strikethrough />, keys: undefined },
  { format: 'code', label: 'Code', icon: <Code />, keys: undefined },
] as const satisfies readonly { format: TextFormatType; label: string; icon: React.ReactNode; keys: string | undefined }[]

/** Formatting actions at the cursor. Tab enters and leaves the toolbar; arrow keys move within it. */
export const Toolbar = () => {
  const [editor] = useLexicalComposerContext()
  const { block, formats, link, canNest, canUnnest, canUndo, canRedo } = useTextState()
  const bar = useRef<HTMLDivElement>(null)
  // Buttons come and go with the place of the cursor.
  useEffect(() => keepOneTabStop(bar.current))
  const setBlock = (kind: BlockKind) =>
    editor.update(() => {
      const selection = $getSelection()
      if (!selection) return
      $setBlocksType(selection, () =>
        kind === 'quote'
          ? $createQuoteNode()
          : kind === 'h2' || kind === 'h3' || kind === 'h4'
            ? $createHeadingNode(kind)
            : $createParagraphNode(),
      )
    })
  const list = (kind: 'bullet' | 'number') =>
    editor.dispatchCommand(
      block === kind ? REMOVE_LIST_COMMAND : kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND,
      undefined,
    )
  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label="Text"
      onFocus={({ currentTarget, target }) => keepOneTabStop(currentTarget, target)}
      onKeyDown={moveWithin}
      onMouseDown={keepSelection}
    >
      <Kind
        aria-label="Kind of paragraph"
        value={BLOCKS.some(({ value }) => value === block) ? block : 'paragraph'}
        onChange={(event) => {
          const chosen = BLOCKS.find(({ value }) => value === event.currentTarget.value)
          if (chosen) setBlock(chosen.value)
        }}
      >
        {BLOCKS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Kind>
      {MARKS.map(({ format, label, icon, keys }) => (
        <Tool
          key={format}
          size="small"
          label={label}
          icon={icon}
          aria-keyshortcuts={keys}
          aria-pressed={formats.has(format)}
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
        />
      ))}
      <Tool size="small" label="List" icon={<List />} aria-pressed={block === 'bullet'} onClick={() => list('bullet')} />
      <Tool size="small" label="Numbered list" icon={<ListOrdered />} aria-pressed={block === 'number'} onClick={() => list('number')} />
      {block === 'bullet' || block === 'number' ? (
        <>
          <Tool
            size="small"
            label="Nest this entry"
            icon={<ListIndentIncrease />}
            aria-keyshortcuts="Tab"
            aria-disabled={!canNest || undefined}
            onClick={() => canNest && editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)}
          />
          <Tool
            size="small"
            label="Move this entry out"
            icon={<ListIndentDecrease />}
            aria-keyshortcuts="Shift+Tab"
            aria-disabled={!canUnnest || undefined}
            onClick={() => canUnnest && editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)}
          />
        </>
      ) : null}
      <LinkDialog link={link} />
      <SourceDialog link={link} />
      <PictureDialog />
      <FactDialog
        label="Live fact"
        onChoose={({ key }) => {
          editor.update(() => $insertStored([storedFact(key)]))
          editor.focus()
        }}
      />
      <Tool size="small" label="Table" icon={<Table />} onClick={() => editor.update(() => $insertStored([newFigure('textTable')]))} />
      <Tool
        size="small"
        label="Chart"
        icon={<ChartColumn />}
        onClick={() => editor.update(() => $insertStored([newFigure('textChart')]))}
      />
      <Tool
        size="small"
        label="Rule"
        icon={<Minus />}
        onClick={() => editor.update(() => $insertStored([{ type: 'horizontalrule', version: 1 }]))}
      />
      <Tool
        size="small"
        label="Undo in this text"
        icon={<Undo2 />}
        aria-disabled={!canUndo || undefined}
        onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      />
      <Tool
        size="small"
        label="Redo in this text"
        icon={<Redo2 />}
        aria-disabled={!canRedo || undefined}
        onClick={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
      />
    </Bar>
  )
}

/** Clicking a button keeps the cursor in the text. */
function keepSelection(event: React.MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

function toolsOf(bar: HTMLElement): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>('button, select')]
}

/** Tab stops at the tool that had the focus last, at first the first one. Events also bubble here from open dialogs, whose controls keep theirs. */
function keepOneTabStop(bar: HTMLElement | null, focused?: EventTarget) {
  const tools = bar ? toolsOf(bar) : []
  const stop = tools.find((tool) => tool === focused) ?? tools.find((tool) => tool.dataset.stop) ?? tools[0]
  for (const tool of tools) {
    tool.tabIndex = tool === stop ? 0 : -1
    if (tool === stop) tool.dataset.stop = 'true'
    else delete tool.dataset.stop
  }
}

function moveWithin(event: KeyboardEvent<HTMLElement>) {
  const tools = toolsOf(event.currentTarget)
  const at = document.activeElement instanceof HTMLElement ? tools.indexOf(document.activeElement) : -1
  const places = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
  const to = Object.entries(places).find(([key]) => key === event.key)?.[1]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  tools.at(to % tools.length)?.focus()
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  padding: var(--space-1);
  position: sticky;
  top: 3.75rem;
  z-index: 1;
  border-bottom: 1px solid var(--color-line);
  border-radius: var(--radius-base) var(--radius-base) 0 0;
  background: var(--color-surface);

  ${media.phone} {
    top: 0;
    flex-wrap: nowrap;
    overflow-x: auto;

    & > * {
      flex: none;
    }
  }
`

const Kind = styled.select`
  height: var(--control-small);
  padding-inline: var(--space-2);
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  color: inherit;
  font-size: var(--text-small);
`

const Tool = styled(IconButton)`
  &[aria-pressed='true'] {
    background: var(--color-steel-tint);
    color: var(--color-steel);
  }
`
