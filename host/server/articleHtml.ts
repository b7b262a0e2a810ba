import type { TextFigure } from '@framewell/domain/content/figures'
import { listEntries } from '@framewell/domain/content/listEntries'
import type { RichTextNode } from '@framewell/domain/content/richText'
import type { Section, SectionOf } from '@framewell/domain/content/sections'
import { readSource } from '@framewell/domain/content/sources'
import { startsAt } from '@framewell/domain/content/startsAt'
import { chartNumber } from '@framewell/domain/drawings/chartNumber'
import { mediaOf } from '../sections/mediaOf'
import { safeHref } from '../sections/safeHref'
import { escapeHtml } from './escapeHtml'

/** An article as HTML for feed readers: text with formatting and links, figures as tables. `origin` makes the site's links absolute. */
export function articleHtml(sections: readonly Section[], origin: string): string {
  return sections.map((section) => sectionHtml(section, origin)).join('')
}

function sectionHtml(section: Section, origin: string): string {
  const head = 'heading' in section && section.heading ? tag('h2', escapeHtml(section.heading)) : ''
  const intro = 'intro' in section && section.intro ? tag('p', escapeHtml(section.intro)) : ''
  switch (section.blockType) {
    case 'richText':
      return head + intro + nodes(section.body.root.children, origin)
    case 'stats':
      return head + intro + tag('ul', section.stats.map(statHtml).join(''))
    case 'chart':
      return head + intro + chartTable(section) + sourceHtml(section.source)
    case 'comparisonTable':
      return head + intro + dataTable(section) + sourceHtml(section.source)
    case 'steps':
      return (
        head +
        intro +
        tag('ol', section.steps.map(({ title, text }) => tag('li', `${tag('strong', escapeHtml(title))} ${escapeHtml(text)}`)).join(''))
      )
    case 'faq':
      return (
        head +
        intro +
        section.entries.map(({ question, answer }) => tag('h3', escapeHtml(question)) + tag('p', escapeHtml(answer))).join('')
      )
    case 'quote':
      return tag('blockquote', tag('p', escapeHtml(section.text)))
    case 'image':
      return `<img src="${escapeHtml(new URL(section.media.url, origin).href)}" alt="${escapeHtml(section.media.alt)}">`
    case 'drawing':
      return section.parts.length > 0
        ? head + intro + tag('ol', section.parts.map(({ name, text }) => tag('li', escapeHtml(`${name}: ${text}`))).join(''))
        : ''
    default:
      return ''
  }
}

function statHtml({ figure, label, note, source }: SectionOf<'stats'>['stats'][number]): string {
  const words = `${tag('strong', escapeHtml(figure))} ${escapeHtml(note ? `${label} (${note})` : label)}`
  return tag('li', source ? `${words}. ${sourceWords(source)}` : words)
}

function sourceHtml(source: string | null | undefined): string {
  return source ? tag('p', sourceWords(source)) : ''
}

function sourceWords(source: string): string {
  const { words, href } = readSource(source)
  return `Source: ${href ? `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>` : escapeHtml(words)}`
}

/** A table or chart in running text. */
function figureHtml(figure: TextFigure): string {
  const head = figure.heading ? tag('p', tag('strong', escapeHtml(figure.heading))) : ''
  return head + (figure.blockType === 'textTable' ? dataTable(figure) : chartTable(figure)) + sourceHtml(figure.source)
}

function dataTable({ columns, corner, rows }: Pick<SectionOf<'comparisonTable'>, 'columns' | 'corner' | 'rows'>): string {
  const head = tag(
    'tr',
    (corner ? tag('th', escapeHtml(corner)) : tag('td', '')) + columns.map((column) => tag('th', escapeHtml(column))).join(''),
  )
  const lines = rows.map(({ label, cells }) =>
    tag('tr', tag('th', escapeHtml(label)) + columns.map((_, at) => tag('td', escapeHtml(cells[at] ?? ''))).join('')),
  )
  return tag('table', head + lines.join(''))
}

function chartTable({ categories, series, unit }: Pick<SectionOf<'chart'>, 'categories' | 'series' | 'unit'>): string {
  const cell = (text: string, name: 'td' | 'th' = 'td') => tag(name, escapeHtml(text))
  const head = tag('tr', cell('') + series.map(({ name }) => cell(name, 'th')).join(''))
  const rows = categories.map((category, index) =>
    tag(
      'tr',
      cell(category, 'th') + series.map(({ values }) => cell(values[index] === undefined ? '' : chartNumber(values[index], unit))).join(''),
    ),
  )
  return tag('table', head + rows.join(''))
}

function nodes(children: readonly RichTextNode[] = [], origin = ''): string {
  return children.map((node) => nodeHtml(node, origin)).join('')
}

/** The marks of a text by their bit. Without its mark, struck text would read as valid. */
const MARKS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
] as const

function nodeHtml(node: RichTextNode, origin: string): string {
  const inner = () => nodes(node.children, origin)
  switch (node.type) {
    case 'text':
      return MARKS.reduce((html, [bit, name]) => (Number(node.format) & bit ? tag(name, html) : html), escapeHtml(node.text ?? ''))
    case 'linebreak':
      return '<br>'
    case 'paragraph':
      return tag('p', inner())
    case 'heading':
      return tag(node.tag === 'h3' ? 'h3' : node.tag === 'h4' ? 'h4' : 'h2', inner())
    case 'list':
      return listHtml(node, origin)
    case 'listitem':
      return tag('li', inner())
    case 'quote':
      return tag('blockquote', inner())
    case 'link':
    case 'autolink': {
      const href = safeHref(node.url ?? '')
      return href ? `<a href="${escapeHtml(new URL(href, origin).href)}">${inner()}</a>` : inner()
    }
    case 'upload':
      return pictureHtml(node, origin)
    case 'block':
      return node.figure ? figureHtml(node.figure) : ''
    default:
      return inner()
  }
}

function listHtml(list: RichTextNode, origin: string): string {
  const entries = nodes(listEntries(list), origin)
  const start = startsAt(list)
  return list.listType !== 'number' ? tag('ul', entries) : start > 1 ? `<ol start="${start}">${entries}</ol>` : tag('ol', entries)
}

function pictureHtml({ value, caption }: RichTextNode, origin: string): string {
  const media = mediaOf(value)
  if (!media) return ''
  const image = `<img src="${escapeHtml(new URL(media.url, origin).href)}" alt="${escapeHtml(media.alt)}">`
  return tag('figure', image + (caption ? tag('figcaption', escapeHtml(caption)) : ''))
}

function tag(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`
}
