import { isSafeLink } from '@framewell/domain/content/markupHtml'
import { $applyNodeReplacement, ElementNode, type LexicalNode, type NodeKey, type SerializedElementNode, type Spread } from 'lexical'

/** The stored fields of a link: a reference to a document, or a URL. */
export type LinkFields = Readonly<Record<string, unknown>>

type SerializedLink = Spread<{ fields?: LinkFields; id?: string }, SerializedElementNode>

/** A link as Payload's editor stores it. */
export class StoredLinkNode extends ElementNode {
  __fields: LinkFields
  __id: string | undefined

  constructor(fields: LinkFields = {}, id?: string, key?: NodeKey) {
    super(key)
    this.__fields = fields
    this.__id = id
  }

  static override getType(): string {
    return 'link'
  }

  static override clone(node: StoredLinkNode): StoredLinkNode {
    return new StoredLinkNode(node.__fields, node.__id, node.__key)
  }

  static override importJSON(serialized: SerializedLink): StoredLinkNode {
    return $createLink(serialized.fields ?? {}, serialized.id).updateFromJSON(serialized)
  }

  override exportJSON(): SerializedLink {
    const { __fields: fields, __id: id } = this.getLatest()
    return { ...super.exportJSON(), fields, ...(id ? { id } : {}), version: 3 }
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('a')
    element.setAttribute('href', addressIn(this.__fields))
    return element
  }

  /** Updates the element in place: clicking a link that was just replaced would follow it. */
  override updateDOM(_before: unknown, element: HTMLElement): false {
    element.setAttribute('href', addressIn(this.__fields))
    return false
  }

  getFields(): LinkFields {
    return this.getLatest().__fields
  }

  setFields(fields: LinkFields): void {
    this.getWritable().__fields = fields
  }

  override insertNewAfter(): null {
    return null
  }

  override canBeEmpty(): false {
    return false
  }

  override canInsertTextBefore(): false {
    return false
  }

  override canInsertTextAfter(): false {
    return false
  }

  override isInline(): true {
    return true
  }
}

/** A link's URL if it is safe, otherwise '#'. Nothing follows it in the editor. */
function addressIn({ url }: LinkFields): string {
  return typeof url === 'string' && isSafeLink(url) ? url : '#'
}

/** A URL that Payload's editor linked automatically. */
export class StoredAutoLinkNode extends StoredLinkNode {
  static override getType(): string {
    return 'autolink'
  }

  static override clone(node: StoredAutoLinkNode): StoredAutoLinkNode {
    return new StoredAutoLinkNode(node.__fields, node.__id, node.__key)
  }

  static override importJSON(serialized: SerializedLink): StoredAutoLinkNode {
    return $applyNodeReplacement(new StoredAutoLinkNode(serialized.fields ?? {}, serialized.id)).updateFromJSON(serialized)
  }
}

export function $createLink(fields: LinkFields, id?: string): StoredLinkNode {
  return $applyNodeReplacement(new StoredLinkNode(fields, id))
}

export function $isLink(node: LexicalNode | null | undefined): node is StoredLinkNode {
  return node instanceof StoredLinkNode
}
