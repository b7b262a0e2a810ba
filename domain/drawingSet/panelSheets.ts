import { orientedSolids } from '../framing/openSide'
import { type ShopPanel, shopPanels } from '../framing/shopPanels'
import { type Packed, packed, type Size } from './packing'
import { type ListPart, type PanelContext, type PanelView, panelView } from './panelView'
import { DRAWING_AREA, type PaperBox, type SheetBlock, type SheetContent } from './paper'
import { SCALES, type Scale, scaleFor } from './scale'

/** One and several of them in a sheet's title. */
const NOUNS: Readonly<Record<ShopPanel['part'] | 'loose' | 'cassette', readonly [one: string, several: string]>> = {
  floor: ['Floor', 'Floors'],
  'exterior-wall': ['Panel', 'Panels'],
  'interior-wall': ['Panel', 'Panels'],
  truss: ['Truss', 'Trusses'],
  roof: ['Roof pieces', 'Roof pieces'],
  loose: ['Loose pieces', 'Loose pieces'],
  cassette: ['Floor cassette', 'Floor cassettes'],
}
/** Between two views of a sheet, points. */
const BETWEEN = 18
/** Points to the foot at which every number can be read: 3/8 in. */
const LARGE_ENOUGH = 27
const LARGEST = 54

/** What is put on a sheet as one: a picture with its list, a picture or a list. */
interface Card {
  readonly view: PanelView
  readonly part: 'together' | 'picture' | ListPart
  /** The scale at which it is packed, which may become larger where its sheet has room. */
  readonly scale: Scale
}

/** The panel sheets, each with the panels that are drawn on it. */
interface PanelSheet extends SheetContent {
  /** Of all panels whose picture is on the sheet, of those that are alike too. */
  readonly marks: readonly string[]
}

/**
 * The sheets of every different panel: its picture with dimensions and numbers, and the list of its pieces. Walls share sheets by story, in
 * the order in which they are set; so do floors, and trusses with what is loose on the roof.
 */
export function panelSheets(context: PanelContext): PanelSheet[] {
  const solids = new Map(orientedSolids(context.model.members).map((solid) => [solid.member.mark, solid]))
  const series = new Map<string, PanelView[]>()
  for (const panel of shopPanels(context.model)) {
    const key = seriesOf(panel)
    const view = panelView(panel, NOUNS[kindOf(panel)][0], solids, context)
    series.set(key, [...(series.get(key) ?? []), view])
  }
  return [...series.values()].flatMap((views) => sheetsOf(views.flatMap(cardsOf)))
}

function kindOf({ loose, part, pieces }: ShopPanel): keyof typeof NOUNS {
  if (loose) return 'loose'
  return part === 'floor' && pieces[0]?.member.assembly.cutFrom !== undefined ? 'cassette' : part
}

function seriesOf({ part, pieces }: ShopPanel): string {
  const story = pieces[0]?.member.assembly.story ?? 0
  if (part === 'truss' || part === 'roof') return 'roof'
  return `${part === 'floor' ? 'floor' : 'walls'} ${story}`
}

/** The picture and its list together where they fit a sheet and can be read, otherwise apart. */
function cardsOf(view: PanelView): Card[] {
  const readable = SCALES.find(({ pointsPerFoot }) => pointsPerFoot === LARGE_ENOUGH) ?? largestAlone(view)
  if (view.together(readable).some(fits)) return [{ view, part: 'together', scale: readable }]
  const alone = largestAlone(view)
  if (alone.pointsPerFoot <= LARGE_ENOUGH && view.together(alone).some(fits)) return [{ view, part: 'together', scale: alone }]
  return [
    { view, part: 'picture', scale: alone.pointsPerFoot > LARGE_ENOUGH ? readable : alone },
    ...view.lists.map((part) => ({ view, part, scale: alone })),
  ]
}

const fits = ({ width, height }: Size) => width <= DRAWING_AREA.width && height <= DRAWING_AREA.height

function largestAlone(view: PanelView): Scale {
  return (
    SCALES.find((scale) => scale.pointsPerFoot <= LARGEST && fits(view.picture(scale))) ??
    scaleFor(
      { width: view.panel.lengthFeet, height: view.panel.heightFeet },
      { width: DRAWING_AREA.width / 2, height: DRAWING_AREA.height / 2 },
    )
  )
}

const hasPicture = ({ part }: Pick<Card, 'part'>) => part === 'picture' || part === 'together'

function sizesOf({ view, part, scale }: Card): readonly Size[] {
  if (part === 'picture') return [view.picture(scale)]
  return part === 'together' ? view.together(scale) : part.sizes
}

function sheetsOf(cards: readonly Card[]): PanelSheet[] {
  const places = packed(cards.map(sizesOf), DRAWING_AREA, BETWEEN)
  if (!places) throw new Error('A panel is larger than a sheet at every scale')
  const sheets = new Map<number, Card[]>()
  for (const { item, sheet } of places) {
    const card = cards[item]
    if (card) sheets.set(sheet, [...(sheets.get(sheet) ?? []), card])
  }
  return [...sheets.entries()].sort(([a], [b]) => a - b).map(([, own]) => sheetOf(own))
}

/** A sheet's cards at the largest scale at which all of them still fit it. */
function sheetOf(own: readonly Card[]): PanelSheet {
  const enlarged = SCALES.filter(({ pointsPerFoot }) => pointsPerFoot > LARGE_ENOUGH && pointsPerFoot <= LARGEST)
  for (const scale of enlarged) {
    const cards = own.map((card) => (card.scale.pointsPerFoot === LARGE_ENOUGH ? { ...card, scale } : card))
    const places = onOneSheet(cards)
    if (places) return drawn(cards, places)
  }
  const places = onOneSheet(own)
  if (!places) throw new Error('Panels that were put on one sheet do not fit it')
  return drawn(own, places)
}

function onOneSheet(cards: readonly Card[]): Packed[] | null {
  const places = packed(cards.map(sizesOf), DRAWING_AREA, BETWEEN)
  return places?.every(({ sheet }) => sheet === 0) ? places : null
}

function drawn(cards: readonly Card[], places: readonly Packed[]): PanelSheet {
  const moved = centered(places.map(({ box }) => box))
  const blocks = places.flatMap(({ item, size }, at): SheetBlock[] => {
    const [card, box] = [cards[item], moved[at]]
    if (!card || !box) return []
    if (card.part === 'picture') return card.view.draw(box, card.scale, 'picture')
    return card.part === 'together' ? card.view.draw(box, card.scale, size) : card.part.draw(box, size)
  })
  const pictures = cards.filter(hasPicture)
  const scales = [...new Set(pictures.map(({ scale }) => scale.words))]
  return {
    title: sheetTitle(cards),
    scale: scales.length > 1 ? 'As noted' : (scales[0] ?? 'None'),
    marks: pictures.flatMap(({ view }) => view.panel.marks),
    blocks,
  }
}

/** All boxes together in the middle of the sheet. */
function centered(boxes: readonly PaperBox[]): PaperBox[] {
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  const dx = (DRAWING_AREA.x + DRAWING_AREA.width - right) / 2
  const dy = (DRAWING_AREA.y + DRAWING_AREA.height - bottom) / 2
  return boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy }))
}

/** 'Panels W1-1A, W1-1B; loose pieces W1-1' */
function sheetTitle(cards: readonly Card[]): string {
  const groups = new Map<string, string[]>()
  for (const { view, part } of cards) {
    const { marks } = view.panel
    const [first = ''] = marks
    const name = marks.length > 1 ? `${first} to ${marks.at(-1)}` : first
    const text = hasPicture({ part }) ? name : `${name} (pieces)`
    const noun = NOUNS[kindOf(view.panel)]
    groups.set(noun[1], [...(groups.get(noun[1]) ?? []), text])
  }
  const texts = [...groups].map(([several, marks]) => {
    const one = Object.values(NOUNS).find((noun) => noun[1] === several)?.[0] ?? several
    return `${marks.length > 1 || marks[0]?.includes(' to ') ? several : one} ${marks.join(', ')}`
  })
  return texts.map((text, at) => (at === 0 ? text : `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`)).join('; ')
}
