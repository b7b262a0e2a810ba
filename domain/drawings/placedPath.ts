import { round } from '../framing/drawingPaths'

/** Scales and then moves short paths ('M x y' and one relative line each). */
export function placedPath(d: string, scale: number, left: number, top: number): string {
  const by = (value: string) => round(Number(value) * scale)
  return d.replace(/M(-?[\d.]+) (-?[\d.]+)|([hv])(-?[\d.]+)|l(-?[\d.]+) ?(-?[\d.]+)/g, (_, x, y, straight, length, across, down) => {
    if (straight) return `${straight}${by(length)}`
    return x === undefined ? `l${by(across)} ${by(down)}` : `M${round(left + Number(x) * scale)} ${round(top + Number(y) * scale)}`
  })
}
