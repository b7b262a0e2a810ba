import { StatementFault } from '@framewell/domain/payments/bankStatement'
import sax from 'sax'

const DEEPEST = 40
const MAX_ELEMENTS = 400_000

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

/** The elements at a path below this one. */
export function all(element: Element, ...path: readonly string[]): Element[] {
  return path.reduce<Element[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )
}

/** The trimmed text of the first element at a path; empty without one. */
export function textAt(element: Element, ...path: readonly string[]): string {
  return all(element, ...path)[0]?.text.trim() ?? ''
}

/**
 * The root element of a bank's XML file. The strict parser has no document types and only the five entities of XML.
 * @throws StatementFault for XML that is not well-formed, or larger than any statement
 */
export function treeOf(xml: string): Element {
  // Strict: unknown entities are errors, and nothing is read from elsewhere.
  const parser = sax.parser(true)
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  let elements = 0
  parser.ondoctype = () => {
    throw new StatementFault('A statement has no document type.')
  }
  parser.onerror = (error) => {
    throw new StatementFault(`The XML is not well-formed: ${error.message.split('\n')[0]}.`)
  }
  parser.onopentag = ({ name, attributes }) => {
    if (open.length > DEEPEST || ++elements > MAX_ELEMENTS) throw new StatementFault('The XML is larger than any statement.')
    const prefix = name.includes(':') ? `xmlns:${name.split(':')[0]}` : 'xmlns'
    const plain = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)]))
    const element: Element = {
      name: name.replace(/^.*:/, ''),
      attributes: { ...plain, ...(plain[prefix] === undefined ? {} : { xmlns: plain[prefix] }) },
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  parser.ontext = (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.oncdata = parser.ontext
  parser.onclosetag = () => {
    open.pop()
  }
  parser.write(xml).close()
  const [root] = top.children
  if (!root) throw new StatementFault('The file is empty.')
  return root
}
