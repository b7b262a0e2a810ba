import type { Stick, ToolPath } from './toolStick'

/** A piece with its strikes. */
export interface TooledStick {
  readonly stick: Stick
  readonly path: ToolPath
}

/** What a file says about itself. */
export interface MachineFileHead {
  /** The panel's mark. */
  readonly panel: string
  /** The order's number. */
  readonly job: string
  /** The machine's code of the one section in the file. */
  readonly code: string
  /** Our designator of that section. */
  readonly section: string
}

/** No file is sealed. */
export const PRELIMINARY = 'PRELIMINARY'

/**
 * Pieces of one section as Howick's CSV: unit, profile, frameset, and a line for each piece with its label, quantity, length and strikes.
 * Lengths have one decimal and positions two, millimeters. The grammar is that of public files (see `toolStick`).
 */
export function howickCsv(tooled: readonly TooledStick[], { panel, job, code, section }: MachineFileHead): string {
  const lines = [
    ['UNIT', 'MILLIMETRE'],
    ['PROFILE', code, section],
    ['FRAMESET', panel, `${job} ${PRELIMINARY}`],
    ...tooled.map(({ stick: { mark }, path: { flipped, lengthMm, strikes } }) => [
      ...['COMPONENT', mark, flipped ? 'LABEL_NRM' : 'LABEL_INV', '1', lengthMm.toFixed(1)],
      ...strikes.flatMap(({ tool, atMm }) => [tool, atMm.toFixed(2)]),
    ]),
  ]
  return lines.map((cells) => `${cells.join(',')}\n`).join('')
}
