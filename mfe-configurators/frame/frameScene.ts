import { erectionOrder } from '@framewell/domain/framing/erectionOrder'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { Member } from '@framewell/domain/framing/member'
import { outlineBounds } from '@framewell/domain/framing/outline'
import {
  DirectionalLight,
  HemisphereLight,
  InstancedMesh,
  type Line,
  type Mesh,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import type { SceneLook } from './frameLook'
import { rulerLine, slabMesh, steelMesh } from './frameMeshes'
import type { SceneTones } from './steelTone'
import { onTap, tappedInstance } from './tappedInstance'

/** A 3-D view that renders only on changes. Angles in degrees. */
export interface FrameScene {
  /** Shows a frame; `assemble` animates its members once in erection order. */
  readonly show: (model: FrameModel, assemble: boolean) => void
  /** Shows only some members, moved, colored and cut. Of the frame that is shown, or shown next. */
  readonly look: (look: SceneLook) => void
  /** Reports the mark of a member that is clicked or tapped. Returns a function that stops it. */
  readonly onPick: (picked: (mark: string) => void) => () => void
  readonly turn: (degrees: number) => void
  readonly tilt: (degrees: number) => void
  /** A factor above 1 zooms in. */
  readonly zoom: (factor: number) => void
  readonly reset: () => void
  readonly dispose: () => void
}

/**
 * Opens a 3-D view in an element, which gets the canvas and defines its size. Undefined when the browser has no WebGL 2.
 * Dragging turns it; two fingers or Ctrl with the wheel zoom. One-finger vertical swipes and the plain wheel still scroll the page.
 */
export function openFrameScene(options: {
  readonly parent: HTMLElement
  readonly tones: SceneTones
  readonly onLost: () => void
}): FrameScene | undefined {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })
  if (!context) return undefined
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true })
  renderer.localClippingEnabled = true
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, MAX_PIXELS))
  const scene = new Scene()
  const sun = new DirectionalLight(0xffffff, 2.4)
  sun.position.set(4, 7, 6)
  scene.add(new HemisphereLight(0xffffff, 0xb9b4a8, 2.2), sun)
  const camera = new PerspectiveCamera(30, 1, 0.5, 3000)

  canvas.addEventListener('wheel', scrollPage, { capture: true })
  const controls = new OrbitControls(camera, canvas)
  canvas.style.touchAction = 'pan-y'
  controls.maxPolarAngle = Math.PI * 0.495
  options.parent.append(canvas)

  let steel: InstancedMesh | undefined
  let parts: (Mesh | Line)[] = []
  /** What the next picture no longer shows. */
  let replaced: (Mesh | Line)[] = []
  let members: readonly Member[] = []
  let shown: FrameModel | undefined
  let looked: SceneLook | undefined
  let assembledAt: number | 'now' | undefined
  let frame = 0
  const draw = (now: number) => {
    frame = 0
    if (assembledAt === 'now') assembledAt = now
    if (steel && assembledAt !== undefined) {
      const share = Math.min(1, (now - assembledAt) / ASSEMBLY_MS)
      steel.count = Math.ceil(steel.instanceMatrix.count * share)
      if (share === 1) assembledAt = undefined
      else frame = requestAnimationFrame(draw)
    }
    renderer.render(scene, camera)
    // Not before: the renderer would lose their programs and link the same ones again, while the page waits.
    for (const old of replaced) discard(old)
    replaced = []
  }
  const redraw = () => {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  controls.addEventListener('change', redraw)

  const resize = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = options.parent
    if (clientWidth === 0 || clientHeight === 0) return
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    camera.updateProjectionMatrix()
    redraw()
  })
  resize.observe(options.parent)

  const lost = (event: Event) => {
    event.preventDefault()
    options.onLost()
  }
  canvas.addEventListener('webglcontextlost', lost)

  let size = ''
  const fit = (model: FrameModel) => {
    const { left, right, front, rear } = outlineBounds(model.layout.outline)
    const top = Math.max(...model.members.map((member) => Math.max(member.start.z, member.end.z)))
    const measures = [left, right, front, rear, top].join(' ')
    if (measures === size) return
    size = measures
    controls.target.set((left + right) / 2, top * 0.34, -(front + rear) / 2)
    const radius = Math.hypot(right - left, rear - front, top) / 2
    const distance = (radius / Math.sin(((camera.fov / 2) * Math.PI) / 180)) * 0.8
    camera.position.copy(VIEW_FROM).normalize().multiplyScalar(distance).add(controls.target)
    controls.minDistance = radius * 0.3
    controls.maxDistance = distance * 2.5
    controls.update()
    controls.saveState()
  }

  const build = () => {
    if (!shown) return
    scene.remove(...parts)
    replaced.push(...parts)
    members = looked?.members ?? erectionOrder(shown.members)
    steel = steelMesh(members, options.tones, looked)
    parts = [steel, slabMesh(shown.layout.outline, options.tones.slab)]
    if (looked?.ruler) parts.push(rulerLine(looked.ruler, options.tones.picked))
    scene.add(...parts)
    redraw()
  }

  return {
    show: (model, assemble) => {
      shown = model
      fit(model)
      assembledAt = assemble ? 'now' : undefined
      build()
    },
    look: (look) => {
      looked = look
      build()
    },
    onPick: (picked) =>
      onTap(canvas, (place) => {
        const at = steel && tappedInstance(steel, camera, place)
        const mark = at === undefined ? undefined : members[at]?.mark
        if (mark !== undefined) picked(mark)
      }),
    turn: (degrees) => {
      controls.rotateLeft((degrees * Math.PI) / 180)
      controls.update()
    },
    tilt: (degrees) => {
      controls.rotateUp((degrees * Math.PI) / 180)
      controls.update()
    },
    zoom: (factor) => {
      controls.dollyIn(1 / factor)
      controls.update()
    },
    reset: () => controls.reset(),
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', lost)
      resize.disconnect()
      cancelAnimationFrame(frame)
      controls.dispose()
      for (const part of [...parts, ...replaced]) discard(part)
      renderer.dispose()
      renderer.forceContextLoss()
      canvas.remove()
    },
  }
}

const MAX_PIXELS = 2
const ASSEMBLY_MS = 900
/** Front right, slightly above, as in the isometric drawing. */
const VIEW_FROM = new Vector3(1, 0.75, 1.25)

/** Leaves the plain wheel to the page. */
function scrollPage(event: WheelEvent) {
  if (!event.ctrlKey) event.stopImmediatePropagation()
}

function discard(part: Mesh | Line) {
  part.geometry.dispose()
  for (const material of [part.material].flat()) material.dispose()
  if (part instanceof InstancedMesh) part.dispose()
}
