import { INITIAL_MATERIALS } from '@framewell/domain/bom/initialMaterials'
import { takeOff } from '@framewell/domain/bom/takeOff'
import { DEFAULT_TAKE_OFF_CHOICES, type SteelSupply } from '@framewell/domain/bom/takeOffChoices'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { planFigures } from './planFigures'

/** The bill of materials of a catalog plan as the generator makes it, without prices. */
export function planTakeOff(planId: string, steelSupply: SteelSupply = 'stock') {
  const lines = takeOff(frameModel(planFigures(planId).layout), { ...DEFAULT_TAKE_OFF_CHOICES, steelSupply }, INITIAL_MATERIALS)
  return {
    lines,
    /** The first line of a material, which an article uses as its example. */
    line: (sku: string) => {
      const found = lines.find((line) => line.sku === sku)
      if (!found) throw new RangeError(`The bill has no ${sku}`)
      return { net: Math.round(found.netQuantity), order: found.orderQuantity, packageSize: found.material.packageSize }
    },
  }
}
