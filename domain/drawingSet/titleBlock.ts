import { approvedWords, approverWords } from '../orders/engineering/reviewState'
import { longDate } from '../quotes/quoteWords'
import { siteWords } from '../structure/site'
import { LETTER, LINE, type Measure, type NumberedSheet, type PaperLine, type PaperText, TITLE_BLOCK } from './paper'
import { PRELIMINARY_SET, type SetFacts } from './setFacts'
import { wrapped } from './tables'
import { wordsAt } from './viewTitle'

const PAD = 9
const WIDTH = TITLE_BLOCK.width - 2 * PAD

/** The title block of a sheet: its lines, and what is written in it from top to bottom. */
export function titleBlock(
  sheet: Pick<NumberedSheet, 'number' | 'title' | 'scale'>,
  at: number,
  count: number,
  facts: SetFacts,
  measure: Measure,
): { readonly lines: readonly PaperLine[]; readonly texts: readonly PaperText[] } {
  const left = TITLE_BLOCK.x + PAD
  const texts: PaperText[] = []
  const lines: PaperLine[] = []
  let y: number = TITLE_BLOCK.y + 16
  const write = (text: string, { size = LETTER, face = 'text' }: { readonly size?: number; readonly face?: PaperText['face'] } = {}) => {
    for (const line of wrapped(text, WIDTH, size, measure, face)) {
      texts.push(wordsAt(line, left, y, { size, face }))
      y += (size * LINE) / LETTER
    }
  }
  const rule = () => {
    y += 1
    lines.push({
      kind: 'line',
      pen: 'object',
      points: [
        { x: TITLE_BLOCK.x, y },
        { x: TITLE_BLOCK.x + TITLE_BLOCK.width, y },
      ],
    })
    y += 14
  }
  const named = (name: string, value: string) => {
    write(name, { face: 'strong' })
    write(value)
    y += 4
  }
  const { issuer, project, plan, revision, siteAddress, site, siteOnRecord, drawnAt, approval } = facts
  write(issuer.name, { size: 15, face: 'display' })
  for (const contact of [issuer.contactEmail, issuer.phone, issuer.site]) if (contact) write(contact)
  rule()
  if (approval) {
    write('Approval on record', { size: 12, face: 'display' })
    write(`Of ${approvedWords(approval)}: ${approverWords(approval)}, ${longDate(approval.approvedAt)}.`)
    write('Not the sealed set.')
  } else {
    write(PRELIMINARY_SET.toUpperCase(), { size: 12, face: 'display' })
    write(`${facts.review}.`)
  }
  rule()
  named('Project', project)
  named('Plan', plan)
  named('Site', siteAddress ?? 'None on record')
  named('Design site', site ? `${siteWords(site)}, ${confirmedWords(site.confirmedBy, siteOnRecord)}` : 'None confirmed')
  rule()
  named('Revision', revision ?? 'None: not ordered')
  named('Drawn', longDate(drawnAt))
  const bottom = bottomTexts(sheet, at, count, measure)
  return { lines: [...lines, ...bottom.lines], texts: [...texts, ...bottom.texts] }
}

function confirmedWords(by: string | undefined, onRecord: boolean): string {
  if (!by) return 'not confirmed by name'
  return onRecord ? `entered by ${by}` : `confirmed by ${by}, not on record`
}

/** From the bottom up: the sheet's number, its place in the set, scale and title. */
function bottomTexts(
  { number, title, scale }: Pick<NumberedSheet, 'number' | 'title' | 'scale'>,
  at: number,
  count: number,
  measure: Measure,
) {
  const left = TITLE_BLOCK.x + PAD
  const foot = TITLE_BLOCK.y + TITLE_BLOCK.height
  const titleLines = wrapped(title, WIDTH, 13, measure, 'display')
  const top = foot - 106 - titleLines.length * 16
  const line = (y: number): PaperLine => ({
    kind: 'line',
    pen: 'object',
    points: [
      { x: TITLE_BLOCK.x, y },
      { x: TITLE_BLOCK.x + TITLE_BLOCK.width, y },
    ],
  })
  return {
    lines: [line(top), line(foot - 92), line(foot - 52)],
    texts: [
      ...titleLines.map((text, index) => wordsAt(text, left, top + 14 + index * 16, { size: 13, face: 'display' })),
      wordsAt(`Scale: ${scale}`, left, foot - 78),
      wordsAt(`Sheet ${at + 1} of ${count}`, left, foot - 64),
      wordsAt(number, left, foot - 26, { size: 30, face: 'display' }),
    ],
  }
}
