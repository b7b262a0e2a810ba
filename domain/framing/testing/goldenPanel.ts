/**
 * A panel that a factory rolled: its sticks' centerlines from the design file, and what was punched from the roll-former's file, in
 * millimeters from each stick's start. Figures of the public fixture `wall2` in joeblew999/opcua-howick (dev/fixtures/Gerard_25032026).
 */
export const GOLDEN_STICKS = [
  { mark: 'B1', usage: 'BottomPlate', start: [0, 20.65], end: [200, 20.65], length: 200.0, dimples: [20.65, 179.35] },
  { mark: 'T3', usage: 'TopPlate', start: [0, 2529.35], end: [200, 2529.35], length: 200.0, dimples: [20.65, 179.35] },
  { mark: 'S5', usage: 'Stud', start: [20.65, 2], end: [20.65, 2548], length: 2546.0, dimples: [18.64, 1197.99, 2397.99, 2527.35] },
  { mark: 'S11', usage: 'Stud', start: [179.35, 2], end: [179.35, 2548], length: 2546.0, dimples: [18.64, 1197.99, 2397.99, 2527.35] },
  { mark: 'N8', usage: 'Nog', start: [2, 1200], end: [198, 1200], length: 196.0, dimples: [18.64, 177.34] },
  { mark: 'N10', usage: 'Nog', start: [2, 2400], end: [198, 2400], length: 196.0, dimples: [18.64, 177.34] },
] as const
