import type { SectionNest } from './nestLots'

/** Steel of one thickness, roll-formed to length: strip in feet, weight in pounds without zinc. No coil size is on record. */
export interface Coil {
  readonly mil: string
  readonly stripFeet: number
  readonly weightPounds: number
}

/** Stock lengths and offcuts of all sections that are sold in stock lengths, and the coil of all sections by thickness. */
export function nestTotals(sections: readonly SectionNest[]) {
  const stocked = sections.flatMap(({ stock }) => stock ?? [])
  const sum = (of: (stock: (typeof stocked)[number]) => number) => stocked.reduce((total, stock) => total + of(stock), 0)
  const coil = new Map<string, Coil>()
  for (const { profile, netFeet, weightPounds } of sections) {
    const mil = profile.split('-')[1] ?? ''
    const known = coil.get(mil) ?? { mil, stripFeet: 0, weightPounds: 0 }
    coil.set(mil, { mil, stripFeet: known.stripFeet + netFeet, weightPounds: known.weightPounds + weightPounds })
  }
  return {
    lotByLot: sum(({ lotByLot }) => lotByLot),
    together: sum(({ together }) => together),
    offcutFeet: sum(({ offcutFeet }) => offcutFeet),
    coil: [...coil.values()].sort((a, b) => Number(a.mil) - Number(b.mil)),
  }
}
