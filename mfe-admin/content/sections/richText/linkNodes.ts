import { isSafeLink } from '@framewell/domain/content/markupHtml'
import { $applyNodeReplacement, ElementNode, type LexicalNode, type NodeKey, type SerializedElementNode, type Spread } from 'lexical'

/** What the CMS keeps of a link: a document of its own, or an address. */
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

  /** Changes the link in place: a press on a link that has just left the page would follow it. */
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

/** Where a link leads if that address is safe, else '#'. In the editor nothing follows it. */
function addressIn({ url }: LinkFields): string {
  return typeof url === 'string' && isSafeLink(url) ? url : '#'
}

/** An address that Payload's editor made a link by itself. */
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
