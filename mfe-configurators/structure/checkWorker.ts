import { frameModel } from '@framewell/domain/framing/frameModel'
import type { Layout } from '@framewell/domain/framing/layout'
import { checkFrame } from '@framewell/domain/structure/checkFrame'
import { checkSummary } from '@framewell/domain/structure/checkSummary'
import { passes } from '@framewell/domain/structure/designed'
import { memberRows } from '@framewell/domain/structure/memberRows'
import type { DesignLoads } from '@framewell/domain/structure/site'

/** A frame to check; the answer has the same id. */
export interface CheckRequest {
  readonly id: number
  readonly layout: Layout
  readonly site: DesignLoads
}

/** A frame's check in the forms that screens show. */
export interface FrameChecked {
  readonly summary: ReturnType<typeof checkSummary>
  readonly rows: ReturnType<typeof memberRows>
  /** Whether the frame may be called designed for these loads. */
  readonly passes: boolean
}

export type CheckAnswer = { readonly id: number } & ({ readonly checked: FrameChecked } | { readonly problem: string })

/** The calculation of a frame takes longer than a screen may wait for it, so it has a thread of its own. */
self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const { id, layout, site } = data
  let answer: CheckAnswer
  try {
    const check = checkFrame(frameModel(layout), site)
    answer = { id, checked: { summary: checkSummary(check), rows: memberRows(check), passes: passes(check) } }
  } catch (error) {
    answer = { id, problem: String(error) }
  }
  self.postMessage(answer)
})
