import type { Layout } from '@framewell/domain/framing/layout'
import { addOpenings } from './finishedOpenings'
import { addRooms } from './finishedRooms'
import { addShell } from './finishedShell'
import { addGarden } from './garden'
import { Surface } from './Surface'
import { wallFaces } from './WallFace'

/**
 * A gable-roofed house as it can be finished: fiber-cement lap siding and laminated shingles (options of the picker), its plan's windows and
 * doors. Feet. Pure.
 */
export function finishedHouse(layout: Layout, onStreet: boolean): Readonly<Record<string, Surface>> {
  const surfaces = {
    siding: new Surface(),
    trim: new Surface(),
    roof: new Surface(),
    sash: new Surface(),
    glass: new Surface(),
    door: new Surface(),
    curtain: new Surface(),
    plaster: new Surface(),
    floor: new Surface(),
    lamp: new Surface(),
    sconce: new Surface(),
    path: new Surface(),
    leaf: new Surface(),
    bark: new Surface(),
  }
  const faces = wallFaces(layout)
  addShell(surfaces, layout, faces)
  addOpenings(surfaces, layout, faces)
  addRooms(surfaces, layout, faces)
  addGarden(surfaces, layout, faces, onStreet)
  const entry = faces[0]?.openings.find(({ kind }) => kind === 'door')
  if (entry) {
    const length = onStreet ? 12.5 : 34
    surfaces.path.box(
      { x: entry.from - 0.5, y: -4, z: -0.5 },
      { x: entry.to - entry.from + 1, y: 0, z: 0 },
      { x: 0, y: -length, z: 0 },
      { x: 0, y: 0, z: 0.12 },
    )
  }
  return surfaces
}
