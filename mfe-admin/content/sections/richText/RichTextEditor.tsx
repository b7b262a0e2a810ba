import { media } from '@framewell/design-system/tokens/breakpoint'
import { topNodes } from '@framewell/domain/content/lexicalText'
import { richTextValueSchema } from '@framewell/domain/content/sectionForm'
import { ListItemNode, ListNode } from '@lexical/list'
import { type InitialConfigType, LexicalComposer } from '@lexical/react/LexicalComposer'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { MarkdownShortcutPlugin } from '@lexical/react/LexicalMarkdownShortcutPlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { useState } from 'react'
import { styled } from 'styled-components'
import { INPUT_RULES } from './inputRules'
import { StoredAutoLinkNode, StoredLinkNode } from './linkNodes'
import { NestedListsPlugin } from './nestedLists'
import { PastePlugin } from './PastePlugin'
import { SourceMarksPlugin } from './SourceMarksPlugin'
import { StoredInlineNode, StoredPartNode } from './storedNodes'
import { Toolbar } from './Toolbar'
import { editorStateOf, ValuePlugin } from './ValuePlugin'

interface RichTextEditorProps {
  id: string | undefined
  labelledBy: string
  describedBy: string | undefined
  /** The stored value. */
  value: unknown
  onChange: (value: unknown) => void
}

const NODES = [HeadingNode, QuoteNode, ListNode, ListItemNode, StoredLinkNode, StoredAutoLinkNode, StoredPartNode, StoredInlineNode]

/** A rich-text editor for the panel editor's storage format, with the same formats and blocks. */
export const RichTextEditor = ({ id, labelledBy, describedBy, value, onChange }: RichTextEditorProps) => {
  const [told, setTold] = useState('')
  const [config] = useState<InitialConfigType>(() => ({
    namespace: 'framewell-content',
    nodes: NODES,
    theme: { text: { underline: 'underlined', strikethrough: 'struck', underlineStrikethrough: 'underlined struck' } },
    editorState: topNodes(value).length > 0 ? (editor) => editor.setEditorState(editorStateOf(editor, value)) : undefined,
    onError: (error) => {
      throw error
    },
  }))
  return (
    <LexicalComposer initialConfig={config}>
      <Frame>
        <Toolbar />
        <RichTextPlugin
          contentEditable={
            <Text
              id={id}
              aria-labelledby={labelledBy}
              aria-describedby={describedBy}
              aria-invalid={describedBy ? true : undefined}
              aria-multiline="true"
              spellCheck
            />
          }
          ErrorBoundary={LexicalErrorBoundary}
        />
      </Frame>
      {told ? <Told role="alert">{told}</Told> : null}
      <HistoryPlugin />
      <ListPlugin />
      <NestedListsPlugin />
      <MarkdownShortcutPlugin transformers={INPUT_RULES} />
      <PastePlugin onTell={setTold} />
      <SourceMarksPlugin />
      <ValuePlugin value={richTextValueSchema.catch(null).parse(value)} onChange={onChange} />
    </LexicalComposer>
  )
}

const Frame = styled.div`
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-base);
  background: var(--color-surface);

  &:focus-within {
    border-color: var(--color-steel);
  }
  &:has([aria-invalid]) {
    border-color: var(--color-bad);
  }
`

const Text = styled(ContentEditable)`
  min-height: 9rem;
  padding: var(--space-4);
  overflow-wrap: anywhere;
  line-height: 1.6;

  ${media.phone} {
    padding: var(--space-3);
  }

  &:focus {
    outline: 2px solid var(--color-steel);
    outline-offset: -2px;
  }
  & > * + * {
    margin-top: 0.75em;
  }
  & h2 {
    font-size: var(--text-h4);
  }
  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }
  & > ul {
    list-style-type: disc;
  }
  /* A list below an entry is stored as an entry of its own. */
  & li:has(> :is(ul, ol):only-child) {
    list-style: none;
  }
  & blockquote {
    padding-inline-start: var(--space-4);
    border-inline-start: var(--stroke-mark) solid var(--color-steel);
    color: var(--color-ink-muted);
  }
  & a {
    color: var(--color-steel);
    text-decoration: underline;
  }
  & a[data-source]::after {
    margin-inline-start: 0.15em;
    font-size: 0.7em;
    line-height: 0;
    vertical-align: super;
    content: attr(data-source) / ', source ' attr(data-source);
  }
  & .underlined {
    text-decoration: underline;
  }
  & .struck {
    text-decoration: line-through;
  }
  & .underlined.struck {
    text-decoration: underline line-through;
  }
`

const Told = styled.p`
  margin-top: var(--space-2);
  color: var(--color-bad);
  font-size: var(--text-small);
`
