import type { FramePoint } from '@framewell/domain/framing/member'
import type { Document, Material, Scene } from '@gltf-transform/core'

const METERS_PER_FOOT = 0.3048

/** A point in feet as glTF has it: meters, y up. */
export function gltfPoint({ x, y, z }: FramePoint): readonly [number, number, number] {
  return [x * METERS_PER_FOOT, z * METERS_PER_FOOT, -y * METERS_PER_FOOT]
}

/** Flat faces of one material, collected in feet and written as glTF has it. */
export class Surface {
  readonly #positions: number[] = []

  /** Adds a flat face with four corners in order. */
  quad(a: FramePoint, b: FramePoint, c: FramePoint, d: FramePoint): void {
    for (const point of [a, b, c, a, c, d]) this.#positions.push(...gltfPoint(point))
  }

  /** Adds a box from its corner along three edges. */
  box(corner: FramePoint, u: FramePoint, v: FramePoint, w: FramePoint): void {
    const at = (...edges: readonly FramePoint[]) =>
      edges.reduce((sum, edge) => ({ x: sum.x + edge.x, y: sum.y + edge.y, z: sum.z + edge.z }), corner)
    this.quad(at(), at(v), at(u, v), at(u))
    this.quad(at(w), at(u, w), at(u, v, w), at(v, w))
    this.quad(at(), at(u), at(u, w), at(w))
    this.quad(at(v), at(v, w), at(u, v, w), at(u, v))
    this.quad(at(), at(w), at(v, w), at(v))
    this.quad(at(u), at(u, v), at(u, v, w), at(u, w))
  }

  /** Writes the faces as one mesh with the material's name. */
  write(document: Document, scene: Scene, material: Material): void {
    if (this.#positions.length === 0) return
    const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer()
    const positions = document.createAccessor().setType('VEC3').setArray(new Float32Array(this.#positions)).setBuffer(buffer)
    const primitive = document.createPrimitive().setAttribute('POSITION', positions).setMaterial(material)
    scene.addChild(document.createNode(material.getName()).setMesh(document.createMesh(material.getName()).addPrimitive(primitive)))
  }
}
