import { type MachineFileHead, PRELIMINARY, type TooledStick } from './howickCsv'
import type { MachineProfile, RollFormer } from './rollFormer'
import type { Stick, StickUse } from './toolStick'

interface Panel {
  readonly lengthMm: number
  readonly heightMm: number
  readonly isExterior: boolean
}

type Steel = Pick<RollFormer, 'yieldMpa' | 'tensileMpa' | 'coating'>
type Size = Pick<MachineProfile, 'webMm' | 'flangeMm' | 'lipMm' | 'gaugeMm'>

const PLATES: readonly StickUse[] = ['BottomPlate', 'TopPlate', 'HeadPlate', 'Sill', 'Nog']
/** How far a service hole's line passes the web on both sides. */
const PAST_WEB_MM = 10

/**
 * Pieces of one section as FRAMECAD's import XML, which the maker's software reads: centerlines in the panel's own plane (x along, z up),
 * sizes, direction, and service holes. The software sets its own tools. Not a machine file; the grammar is that of public files.
 * @param on the day it is written, '2026-11-28'
 */
export function framecadXml(
  tooled: readonly TooledStick[],
  { panel, job }: MachineFileHead,
  { lengthMm, heightMm, isExterior }: Panel,
  { size, steel, on }: { readonly size: Size; readonly steel: Steel; readonly on: string },
): string {
  const mark = escaped(panel)
  const corners = [point(0, 0), point(lengthMm, 0), point(lengthMm, heightMm), point(0, heightMm)]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<framecad_import name="${escaped(job)}">`,
    `<jobnum>"${escaped(job)} ${PRELIMINARY}"</jobnum>`,
    '<client>" "</client>',
    '<drawing_info units="Metric" envelope_ref="Centre" stick_ref="Centre">',
    `<datedrawn>"${on}"</datedrawn>`,
    '</drawing_info>',
    `<plan name="${escaped(job)}">`,
    '<elevation>0.000</elevation>',
    `<frame name="${mark}" type="${isExterior ? 'ExternalWall' : 'InternalWall'}">`,
    '<elevation>0.000</elevation>',
    '<envelope>',
    ...corners.map((corner) => `<vertex>${corner}</vertex>`),
    '</envelope>',
    ...tooled.flatMap((each) => stickLines(each, size, steel)),
    ...tooled.flatMap(({ stick, path }) =>
      path.strikes.filter(({ tool }) => tool === 'SERVICE_HOLE').flatMap(({ atMm }) => holeLines(stick, atMm, size)),
    ),
    '</frame>',
    '</plan>',
    '</framecad_import>',
    '',
  ].join('\n')
}

function stickLines({ stick: { mark, use, start, end }, path: { flipped } }: TooledStick, size: Size, steel: Steel): string[] {
  const { yieldMpa, tensileMpa, coating } = steel
  const kind = PLATES.includes(use) ? 'Plate' : 'Stud'
  const lip = size.lipMm.toFixed(1)
  const flange = size.flangeMm.toFixed(1)
  return [
    `<stick name="${escaped(mark)}" type="${kind}" gauge="${size.gaugeMm}" yield="${yieldMpa}" tensile="${tensileMpa}" coating="${escaped(coating)}" usage="${use}">`,
    `<start>${point(start.x, start.y)}</start>`,
    `<end>${point(end.x, end.y)}</end>`,
    `<profile web="${size.webMm.toFixed(1)}" l_flange="${flange}" r_flange="${flange}" l_lip="${lip}" r_lip="${lip}" shape="C" />`,
    `<flipped>${flipped}</flipped>`,
    '</stick>',
  ]
}

/** A line through the hole, across the web of an upright. */
function holeLines({ start, end, opens }: Stick, atMm: number, { webMm, flangeMm }: Size): string[] {
  const height = start.y + Math.sign(end.y - start.y) * atMm
  const web = start.x + (opens === 'left' ? flangeMm : -flangeMm) / 2
  const reach = webMm / 2 + PAST_WEB_MM
  return [
    '<tool_action name="Service">',
    `<start>${point(web + reach, height)}</start>`,
    `<end>${point(web - reach, height)}</end>`,
    '</tool_action>',
  ]
}

function point(x: number, z: number): string {
  return [x, 0, z].map((value) => (Math.round(value * 1_000) / 1_000 || 0).toFixed(3)).join(',')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
