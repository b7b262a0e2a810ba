import type { FramePoint } from '@framewell/domain/framing/member'
import type { Document, Scene } from '@gltf-transform/core'
import sharp from 'sharp'
import { gltfPoint } from './Surface'

/** A line in ink on a piece of steel, from its lower left corner along the line and up its letters, feet. */
export interface Label {
  readonly line: string
  readonly corner: FramePoint
  readonly right: FramePoint
  readonly up: FramePoint
}

const PIXELS_PER_FOOT = 2400

/** Writes a label as a flat face with its picture. */
export async function writeLabel(document: Document, scene: Scene, { line, corner, right, up }: Label, index: number): Promise<void> {
  const [width, height] = [right, up].map(({ x, y, z }) => Math.round(Math.hypot(x, y, z) * PIXELS_PER_FOOT))
  const picture = await sharp(Buffer.from(lettering(line, width ?? 0, height ?? 0)))
    .png()
    .toBuffer()
  const texture = document.createTexture().setImage(picture).setMimeType('image/png')
  const material = document
    .createMaterial(`label-${index}`)
    .setBaseColorTexture(texture)
    .setRoughnessFactor(0.7)
    .setMetallicFactor(0)
    .setDoubleSided(true)
    .setAlphaMode('BLEND')
  const at = (u: number, v: number) =>
    gltfPoint({ x: corner.x + right.x * u + up.x * v, y: corner.y + right.y * u + up.y * v, z: corner.z + right.z * u + up.z * v })
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer()
  const accessor = (type: 'VEC2' | 'VEC3', values: readonly number[]) =>
    document.createAccessor().setType(type).setArray(new Float32Array(values)).setBuffer(buffer)
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
    [1, 1],
    [0, 1],
  ] as const
  const primitive = document
    .createPrimitive()
    .setAttribute(
      'POSITION',
      accessor(
        'VEC3',
        corners.flatMap(([u, v]) => at(u, v)),
      ),
    )
    .setAttribute(
      'TEXCOORD_0',
      accessor(
        'VEC2',
        corners.flatMap(([u, v]) => [u, 1 - v]),
      ),
    )
    .setMaterial(material)
  scene.addChild(document.createNode(material.getName()).setMesh(document.createMesh(material.getName()).addPrimitive(primitive)))
}

function lettering(line: string, width: number, height: number): string {
  const text = `<text x="${height * 0.12}" y="${height * 0.79}" font-family="DejaVu Sans Mono" font-weight="bold" font-size="${height * 0.77}" fill="#20242a" xml:space="preserve">${line}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${text}</svg>`
}
