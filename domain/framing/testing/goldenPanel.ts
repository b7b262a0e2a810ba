/**
 * A panel that a factory rolled: its sticks' centerlines from the design file, and what was punched from the roll-former's file, in
 * millimeters from each stick's start. Figures of the public fixture `wall2` in joeblew999/opcua-howick (dev/fixtures/Gerard_25032026).
 */
const STUD = {
  start: 2,
  end: 2548,
  length: 2546.0,
  DIMPLE: [18.64, 1197.99, 2397.99, 2527.35],
  LIP_CUT: [1197.99, 2397.99],
  SWAGE: [27.5, 2518.5],
  SERVICE_HOLE: [398.02, 807.97, 2198.12],
} as const
const PLATE = { length: 200.0, DIMPLE: [20.65, 179.35], LIP_CUT: [23, 177], SWAGE: [], SERVICE_HOLE: [] } as const
const NOG = { length: 196.0, DIMPLE: [18.64, 177.34], LIP_CUT: [], SWAGE: [27.5, 168.5], SERVICE_HOLE: [] } as const

export const GOLDEN_STICKS = [
  { mark: 'B1', usage: 'BottomPlate', flipped: true, ...PLATE, start: [0, 20.65], end: [200, 20.65] },
  { mark: 'T3', usage: 'TopPlate', flipped: false, ...PLATE, start: [0, 2529.35], end: [200, 2529.35] },
  { mark: 'S5', usage: 'Stud', flipped: false, ...STUD, start: [20.65, STUD.start], end: [20.65, STUD.end] },
  { mark: 'S11', usage: 'Stud', flipped: true, ...STUD, start: [179.35, STUD.start], end: [179.35, STUD.end] },
  { mark: 'N8', usage: 'Nog', flipped: false, ...NOG, start: [2, 1200], end: [198, 1200] },
  { mark: 'N10', usage: 'Nog', flipped: false, ...NOG, start: [2, 2400], end: [198, 2400] },
] as const
