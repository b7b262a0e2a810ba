const S100 = 'AISI S100-16, ASD'
const IRC = 'IRC 2018'

/** Every clause or table a verdict can name, with its edition. A verdict without one does not compile. */
export const CLAUSES = {
  'S100 D2': { edition: S100, title: 'Tension: yielding of the gross section' },
  'S100 D3': { edition: S100, title: 'Tension: rupture of the net section' },
  'S100 E3.1': { edition: S100, title: 'Compression: local buckling with global buckling, effective widths' },
  'S100 E4': { edition: S100, title: 'Compression: distortional buckling' },
  'S100 F3': { edition: S100, title: 'Bending: local buckling with global buckling' },
  'S100 F4': { edition: S100, title: 'Bending: distortional buckling' },
  'S100 G2.1': { edition: S100, title: 'Shear of a web without holes' },
  'S100 G3': { edition: S100, title: 'Shear of a web beside a hole' },
  'S100 G5': { edition: S100, title: 'Web crippling' },
  'S100 G6': { edition: S100, title: 'Web crippling of a web with holes' },
  'S100 H1.2': { edition: S100, title: 'Compression and bending together' },
  'S100 H2': { edition: S100, title: 'Bending and shear together' },
  'S100 J4.3.1': { edition: S100, title: 'Screws: tilting and bearing' },
  'IRC R301.7': { edition: IRC, title: 'Deflection limits: 5 w L⁴ / (384 E I)' },
  'IRC R603.1.2': { edition: IRC, title: 'In-line framing: loads within 3/4 in of the stud below' },
  'FBC R603.9.2.1': {
    edition: '2017 Florida Building Code, Residential',
    title: 'Share of full-height sheathing by the height of the wall',
  },
  'IRC R603.3.2.1(2)': { edition: IRC, title: 'Gable end wall studs' },
} as const
export type ClauseId = keyof typeof CLAUSES
