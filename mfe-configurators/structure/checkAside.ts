import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { Layout } from '@framewell/domain/framing/layout'
import { memoizeByObject } from '@framewell/domain/framing/memoizeByObject'
import type { DesignLoads } from '@framewell/domain/structure/site'
import type { CheckAnswer, CheckRequest, FrameChecked } from './checkWorker'

interface Waiting {
  readonly resolve: (checked: FrameChecked) => void
  readonly reject: (reason: Error) => void
}

const waiting = new Map<number, Waiting>()
let started: Worker | undefined
let lastId = 0

/** The last checks by layout and site: what is shown next may be drawn again from the same choices. */
const made = new Map<string, { readonly check: Promise<FrameChecked>; checked?: FrameChecked }>()
const MOST_KEPT = 8
const textOf = memoizeByObject((layout: Layout) => JSON.stringify(layout))
const keyOf = ({ layout }: FrameModel, { windMph, exposure, snowPsf }: DesignLoads) => `${windMph} ${exposure} ${snowPsf} ${textOf(layout)}`

/**
 * The check of a frame for a site, calculated in a web worker, once for everything that shows it. Rejects when the worker cannot start or
 * the calculation fails; the next request tries again.
 */
export function checkAside(model: FrameModel, site: DesignLoads): Promise<FrameChecked> {
  const key = keyOf(model, site)
  const known = made.get(key)
  if (known) return known.check
  const check = ask(model, site)
  const entry: { readonly check: Promise<FrameChecked>; checked?: FrameChecked } = { check }
  for (const old of [...made.keys()].slice(0, Math.max(0, made.size + 1 - MOST_KEPT))) made.delete(old)
  made.set(key, entry)
  check.then(
    (checked) => {
      entry.checked = checked
    },
    () => made.delete(key),
  )
  return check
}

/** The check of a frame for a site if it has been calculated already. */
export function checkedBefore(model: FrameModel, site: DesignLoads): FrameChecked | undefined {
  return made.get(keyOf(model, site))?.checked
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
