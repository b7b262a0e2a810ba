import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { DesignLoads } from '@framewell/domain/structure/site'
import type { CheckAnswer, CheckRequest, FrameChecked } from './checkWorker'

interface Waiting {
  readonly resolve: (checked: FrameChecked) => void
  readonly reject: (reason: Error) => void
}

const waiting = new Map<number, Waiting>()
let started: Worker | undefined
let lastId = 0

/** The checks made so far, by model and site. */
const made = new WeakMap<FrameModel, WeakMap<DesignLoads, Promise<FrameChecked>>>()

/**
 * The check of a frame for a site, calculated in a web worker, once for everything that shows it. Rejects when the worker cannot start or
 * the calculation fails; the next request tries again.
 */
export function checkAside(model: FrameModel, site: DesignLoads): Promise<FrameChecked> {
  const ofModel = made.get(model) ?? new WeakMap<DesignLoads, Promise<FrameChecked>>()
  made.set(model, ofModel)
  const known = ofModel.get(site)
  if (known) return known
  const check = ask(model, site)
  ofModel.set(site, check)
  check.catch(() => ofModel.delete(site))
  return check
}

function ask({ layout }: FrameModel, { windMph, exposure, snowPsf }: DesignLoads): Promise<FrameChecked> {
  return new Promise((resolve, reject) => {
    lastId += 1
    const request: CheckRequest = { id: lastId, layout, site: { windMph, exposure, snowPsf } }
    waiting.set(lastId, { resolve, reject })
    worker().postMessage(request)
  })
}

function worker(): Worker {
  if (started) return started
  const opened = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' })
  opened.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('checked' in data) asked?.resolve(data.checked)
    else asked?.reject(new Error(data.problem))
  }
  opened.onerror = ({ message }) => {
    started = undefined
    opened.terminate()
    for (const { reject } of waiting.values()) reject(new Error(message || 'The check could not start'))
    waiting.clear()
  }
  started = opened
  return opened
}
