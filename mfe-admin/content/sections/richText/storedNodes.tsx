import type { StoredNode } from '@framewell/domain/content/lexicalText'
import { WEB_PICTURE } from '@framewell/domain/content/paste/pastedContent'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { $getNodeByKey, DecoratorNode, type LexicalNode, type NodeKey, type SerializedLexicalNode, type Spread } from 'lexical'
import type { ReactNode } from 'react'
import { StoredPart } from './StoredPart'

type Serialized = Spread<{ stored: StoredNode }, SerializedLexicalNode>

/**
 * A non-text part of a text: a picture, rule, table, chart, or a node only the panel's editor knows. It is preserved as stored; see
 * toEditorNode and toStoredNodes.
 */
export class StoredPartNode extends DecoratorNode<ReactNode> {
  __stored: StoredNode

  constructor(stored: StoredNode = {}, key?: NodeKey) {
    super(key)
    this.__stored = stored
  }

  static override getType(): string {
    return 'storedPart'
  }

  static override clone(node: StoredPartNode): StoredPartNode {
    return new StoredPartNode(node.__stored, node.__key)
  }

  static override importJSON(serialized: Serialized): StoredPartNode {
    return new StoredPartNode(serialized.stored)
  }

  override exportJSON(): Serialized {
    return { ...super.exportJSON(), stored: this.getStored() }
  }

  getStored(): StoredNode {
    return this.getLatest().__stored
  }

  setStored(stored: StoredNode): void {
    this.getWritable().__stored = stored
  }

  override createDOM(): HTMLElement {
    return document.createElement(this.isInline() ? 'span' : 'div')
  }

  override updateDOM(): false {
    return false
  }

  override isInline(): boolean {
    return false
  }

  override decorate(): ReactNode {
    const key = this.__key
    return <StoredPart nodeKey={key} stored={this.__stored} $change={(change) => $changeStored(key, change)} />
  }
}

/** The inline version. */
export class StoredInlineNode extends StoredPartNode {
  static override getType(): string {
    return 'storedInline'
  }

  static override clone(node: StoredInlineNode): StoredInlineNode {
    return new StoredInlineNode(node.__stored, node.__key)
  }

  static override importJSON(serialized: Serialized): StoredInlineNode {
    return new StoredInlineNode(serialized.stored)
  }

  override isInline(): boolean {
    return true
  }
}

/** Stores a changed part within an update of its editor. */
function $changeStored(key: NodeKey, change: (stored: StoredNode) => StoredNode): void {
  const node = $getNodeByKey(key)
  if ($isStoredPart(node)) node.setStored(change(node.getStored()))
}

export function $isStoredPart(node: LexicalNode | null | undefined): node is StoredPartNode {
  return node instanceof StoredPartNode
}

/** Node types whose text is edited here. */
const WORDS: ReadonlySet<unknown> = new Set([
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'link',
  'autolink',
  'text',
  'linebreak',
  'tab',
])
const LINES: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'quote', 'listitem', 'link', 'autolink'])

/** Converts a stored node for the editor: node types it cannot edit are wrapped whole. */
export function toEditorNode(node: StoredNode, parent: unknown = 'root'): SerializedLexicalNode {
  const { type, version = 1, children } = node
  if (!WORDS.has(type)) return part(node, LINES.has(parent))
  return {
    ...node,
    type: String(type),
    version: Number(version),
    ...(Array.isArray(children) ? { children: children.filter(isRecord).map((child) => toEditorNode(child, type)) } : {}),
  }
}

function part(stored: StoredNode, inline: boolean): Serialized {
  return { type: inline ? StoredInlineNode.getType() : StoredPartNode.getType(), version: 1, stored }
}

/** Converts the editor's content back to the storage format. */
export function toStoredNodes(node: StoredNode): StoredNode[] {
  const { type, stored, children } = node
  if (type === StoredPartNode.getType() || type === StoredInlineNode.getType()) {
    return isRecord(stored) && stored.type !== WEB_PICTURE ? [stored] : []
  }
  return [Array.isArray(children) ? { ...node, children: children.filter(isRecord).flatMap(toStoredNodes) } : node]
}
