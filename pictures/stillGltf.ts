import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { Document, NodeIO } from '@gltf-transform/core'
import { writeLabel } from './label'
import { liftedPanel } from './liftedPanel'
import { loadedTruck } from './loadedTruck'
import type { Still, StillLife } from './StillLife'
import { shopTable } from './shopTable'
import { studCloseUp } from './studCloseUp'

const STILLS: Readonly<Record<Still, (model: FrameModel) => StillLife>> = {
  stud: studCloseUp,
  lift: liftedPanel,
  table: shopTable,
  truck: loadedTruck,
}

/** The picture's things as a binary glTF file. Pure. */
export async function stillGltf(model: FrameModel, still: Still): Promise<Uint8Array> {
  const document = new Document()
  const scene = document.createScene()
  const { surfaces, labels } = STILLS[still](model)
  for (const [name, surface] of Object.entries(surfaces)) surface.write(document, scene, document.createMaterial(name).setDoubleSided(true))
  for (const [index, label] of labels.entries()) await writeLabel(document, scene, label, index)
  return new NodeIO().writeBinary(document)
}
