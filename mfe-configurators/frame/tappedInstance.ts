import { type Camera, type InstancedMesh, Raycaster, Vector2 } from 'three'

/** A pointer that moved farther than this was dragging. */
const DRAG_PIXELS = 6

/** Reports clicks and taps on a canvas, -1 to 1 to the right and up; drags are none. Returns a function that stops it. */
export function onTap(canvas: HTMLCanvasElement, tapped: (place: Vector2) => void): () => void {
  let down: PointerEvent | undefined
  const press = (event: PointerEvent) => {
    down = event.isPrimary && event.button === 0 ? event : undefined
  }
  const release = (event: PointerEvent) => {
    if (!down || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > DRAG_PIXELS) return
    down = undefined
    const { left, top, width, height } = canvas.getBoundingClientRect()
    tapped(new Vector2(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2))
  }
  canvas.addEventListener('pointerdown', press)
  canvas.addEventListener('pointerup', release)
  return () => {
    canvas.removeEventListener('pointerdown', press)
    canvas.removeEventListener('pointerup', release)
  }
}

/** The nearest instance under a place of the picture that no clipping plane hides. */
export function tappedInstance(mesh: InstancedMesh, camera: Camera, place: Vector2): number | undefined {
  const ray = new Raycaster()
  ray.setFromCamera(place, camera)
  const planes = [mesh.material].flat().flatMap(({ clippingPlanes }) => clippingPlanes ?? [])
  return ray.intersectObject(mesh).find(({ point }) => planes.every((plane) => plane.distanceToPoint(point) >= 0))?.instanceId
}
