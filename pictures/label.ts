import type { FramePoint } from '@framewell/domain/framing/member'
import type { Document, Scene } from '@gltf-transform/core'
import sharp from 'sharp'
import { gltfPoint } from './Surface'

/** Lettering on a piece of steel, from its lower left corner along its lines and up its letters, feet. */
export interface Label {
  readonly lines: readonly string[]
  readonly corner: FramePoint
  readonly right: FramePoint
  readonly up: FramePoint
  /** A printed tag, or ink on the steel itself. */
  readonly kind: 'tag' | 'ink'
}

const PIXELS_PER_FOOT = 2400

/** Writes a label as a flat face with its picture. */
export async function writeLabel(
  document: Document,
  scene: Scene,
  { lines, corner, right, up, kind }: Label,
  index: number,
): Promise<void> {
  const [width, height] = [right, up].map(({ x, y, z }) => Math.round(Math.hypot(x, y, z) * PIXELS_PER_FOOT))
  const picture = await sharp(Buffer.from(lettering(lines, width ?? 0, height ?? 0, kind)))
    .png()
    .toBuffer()
  const texture = document.createTexture().setImage(picture).setMimeType('image/png')
  const material = document
    .createMaterial(`label-${index}`)
    .setBaseColorTexture(texture)
    .setRoughnessFactor(kind === 'tag' ? 0.45 : 0.7)
    .setMetallicFactor(0)
    .setDoubleSided(true)
  if (kind === 'ink') material.setAlphaMode('BLEND')
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

function lettering(lines: readonly string[], width: number, height: number, kind: Label['kind']): string {
  const [first = '', ...rest] = lines
  const paper = kind === 'tag' ? `<rect width="${width}" height="${height}" fill="#f4f2ec"/>` : ''
  const ink = kind === 'tag' ? '#14181d' : '#20242a'
  const head = rest.length > 0 ? height * 0.5 : height * 0.86
  const small = (height * 0.34) / Math.max(rest.length, 1)
  const text = (words: string, y: number, size: number, weight: string) =>
    `<text x="${height * 0.12}" y="${y}" font-family="${kind === 'ink' ? 'DejaVu Sans Mono' : 'Liberation Sans'}" font-weight="${weight}" font-size="${size}" fill="${ink}" xml:space="preserve">${words}</text>`
  const body = rest.map((line, index) => text(line, height * 0.58 + small * (index + 0.85), small * 0.92, 'normal'))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${text(first, head * 0.92, head * 0.9, 'bold')}${body.join('')}</svg>`
}
