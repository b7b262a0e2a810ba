/**
 * `npm run pictures` lists the site's rendered pictures and which are stale because their house's model changed. `npm run pictures -- NAME…`
 * renders them with Blender (3.4 or later, on the path) and puts them among the cms's pictures; `--samples=8 --rough=FOLDER` renders a rough one
 * at half size (or `--scale=0.25`) as a PNG into that folder instead.
 */
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { type FrameModel, frameModel } from '@framewell/domain/framing/frameModel'
import sharp from 'sharp'
import { houseGltf } from './houseGltf'
import { modelRevision } from './revision'
import { type Lot, SHOTS, type Shot } from './shots'
import { stillGltf } from './stillGltf'

const FOLDER = join(import.meta.dirname, '../cms/seed/pictures')
const run = promisify(execFile)

const words = process.argv.slice(2)
const samples = Number(words.find((word) => word.startsWith('--samples='))?.split('=')[1] ?? 0)
const scale = Number(words.find((word) => word.startsWith('--scale='))?.split('=')[1] ?? 0.5)
const rough = words.find((word) => word.startsWith('--rough='))?.split('=')[1]
const wanted = words.filter((word) => !word.startsWith('--'))
for (const shot of SHOTS) {
  if (wanted.length === 0) console.log(`${(await isStale(shot)) ? 'stale  ' : 'current'} ${shot.name}`)
  else if (wanted.includes(shot.name)) await render(samples > 0 ? { ...shot, samples } : shot)
}

function modelOf(planId: string): FrameModel {
  const plan = INITIAL_PLANS.find(({ id }) => id === planId)
  if (!plan) throw new RangeError(`There is no plan ${planId}`)
  return frameModel(plan.layout)
}

/** The houses of a shot: its own, or those of its street. */
function housesOf({ planId, stage, finish, lots }: Shot): readonly Lot[] {
  return lots ?? [{ planId, stage, at: [0, 0], turnDegrees: 0, ...(finish && { finish }) }]
}

/** Names the state of all frames in a shot. */
function revisionOf(shot: Shot): string {
  const plans = [...new Set(housesOf(shot).map(({ planId }) => planId))]
  return modelRevision({ members: plans.flatMap((planId) => modelOf(planId).members) })
}

/** Whether a picture is missing or shows another frame than its plan has now. */
async function isStale(shot: Shot): Promise<boolean> {
  const { exif } = await sharp(join(FOLDER, `${shot.name}.jpg`))
    .metadata()
    .catch(() => ({ exif: undefined }))
  return !exif?.includes(revisionOf(shot))
}

async function render(full: Shot): Promise<void> {
  const shot = rough ? { ...full, width: Math.round(full.width * scale), height: Math.round(full.height * scale) } : full
  const folder = await mkdtemp(join(tmpdir(), 'framewell-picture-'))
  try {
    const [view, picture] = ['shot.json', 'picture.png'].map((name) => join(folder, name))
    const houses = await Promise.all(
      housesOf(shot).map(async (lot) => {
        const file = join(folder, `${lot.planId}-${lot.stage}.glb`)
        const model = modelOf(lot.planId)
        const house = () => houseGltf(model, { ...shot, stage: lot.stage }, shot.lots !== undefined)
        await writeFile(file, await (shot.still ? stillGltf(model, shot.still) : house()))
        return { ...lot, file }
      }),
    )
    await writeFile(view ?? '', JSON.stringify({ ...shot, houses }))
    const script = join(import.meta.dirname, 'scene.py')
    await run('blender', ['-b', '-noaudio', '--python-exit-code', '1', '-P', script, '--', view ?? '', picture ?? ''], { maxBuffer: 1e8 })
    if (rough) {
      await copyFile(picture ?? '', join(rough, `${shot.name}.png`))
      return
    }
    const exif = { IFD0: { ImageDescription: `${shot.name}, model ${revisionOf(shot)}`, Software: 'Framewell pictures' } }
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
