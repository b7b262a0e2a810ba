import { $dfs, $findMatchingParent } from '@lexical/utils'
import { $createTextNode, $getSelection, $isRangeSelection, $isTextNode, type LexicalNode } from 'lexical'
import { $createLink, $isLink, type LinkFields, type StoredLinkNode } from './linkNodes'

/** Links the selected text, changes the link at the cursor, or removes it. @param words link text when nothing is selected */
export function $setLink(fields: LinkFields | null, words?: string): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const nodes = selection.isCollapsed() ? [selection.anchor.getNode()] : selection.extract()
  const links = [...new Set(nodes.map((node) => $findMatchingParent(node, $isLink)))].filter((link) => link !== null)
  const [first, ...others] = links
  if (fields && first && others.length === 0) {
    first.setFields(fields)
    return
  }
  for (const link of links) $unwrap(link)
  if (fields === null) return
  if (selection.isCollapsed()) {
    const link = $createLink(fields)
    link.append($createTextNode(words ?? (typeof fields.url === 'string' ? fields.url : 'Link')))
    selection.insertNodes([link])
  } else $wrap(nodes.filter($isTextNode), fields)
}

/** Changes every link in the text with this external URL. */
export function $changeLinksTo(url: string, fields: LinkFields): void {
  for (const { node } of $dfs()) if ($isLink(node) && node.getFields().url === url) node.setFields({ ...node.getFields(), ...fields })
}

/** Adjacent text shares one link; each paragraph gets its own. */
function $wrap(nodes: readonly LexicalNode[], fields: LinkFields): void {
  let link: StoredLinkNode | null = null
  for (const node of nodes) {
    if (link === null || !link.is(node.getPreviousSibling())) {
      link = $createLink(fields)
      node.insertBefore(link)
    }
    link.append(node)
  }
}

function $unwrap(link: StoredLinkNode): void {
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}
