/**
 * `npm run pictures` lists the site's rendered pictures and which are stale because their house's model changed. `npm run pictures -- NAME…`
 * renders them with Blender (3.4 or later, on the path) and puts them among the cms's pictures; `--samples=8` renders a rough one.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { type FrameModel, frameModel } from '@framewell/domain/framing/frameModel'
import sharp from 'sharp'
import { houseGltf } from './houseGltf'
import { modelRevision } from './revision'
import { SHOTS, type Shot } from './shots'

const FOLDER = join(import.meta.dirname, '../cms/seed/pictures')
const run = promisify(execFile)

const words = process.argv.slice(2)
const samples = Number(words.find((word) => word.startsWith('--samples='))?.split('=')[1] ?? 0)
const wanted = words.filter((word) => !word.startsWith('--'))
for (const shot of SHOTS) {
  if (wanted.length === 0) console.log(`${(await isStale(shot)) ? 'stale  ' : 'current'} ${shot.name}`)
  else if (wanted.includes(shot.name)) await render(samples > 0 ? { ...shot, samples } : shot)
}

function modelOf({ planId }: Shot): FrameModel {
  const plan = INITIAL_PLANS.find(({ id }) => id === planId)
  if (!plan) throw new RangeError(`There is no plan ${planId}`)
  return frameModel(plan.layout)
}

/** Whether a picture is missing or shows another frame than its plan has now. */
async function isStale(shot: Shot): Promise<boolean> {
  const { exif } = await sharp(join(FOLDER, `${shot.name}.jpg`))
    .metadata()
    .catch(() => ({ exif: undefined }))
  return !exif?.includes(modelRevision(modelOf(shot)))
}

async function render(shot: Shot): Promise<void> {
  const model = modelOf(shot)
  const folder = await mkdtemp(join(tmpdir(), 'framewell-picture-'))
  try {
    const [house, view, picture] = ['house.glb', 'shot.json', 'picture.png'].map((name) => join(folder, name))
    await writeFile(house ?? '', await houseGltf(model, shot))
    await writeFile(view ?? '', JSON.stringify(shot))
    const script = join(import.meta.dirname, 'scene.py')
    await run('blender', ['-b', '-noaudio', '-P', script, '--', house ?? '', view ?? '', picture ?? ''], { maxBuffer: 1e8 })
    const exif = { IFD0: { ImageDescription: `${shot.name}, model ${modelRevision(model)}`, Software: 'Framewell pictures' } }
    const bytes = await sharp(await readFile(picture ?? ''))
      .withExif(exif)
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
    await writeFile(join(FOLDER, `${shot.name}.jpg`), bytes)
    console.log(`made    ${shot.name} (${Math.round(bytes.length / 1000)} KB)`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
