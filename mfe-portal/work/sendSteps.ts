import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { isInFlight } from '@framewell/domain/http/sending/retryWhileInFlight'
import { recordStage, uploadOrderFile } from '@framewell/domain/orders/workCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import type { UnsentStep } from './unsentStep'

interface Device {
  readonly keep: (step: UnsentStep) => Promise<void>
  readonly drop: (id: string) => Promise<void>
}

/** Temporary refusals, like a lost connection or an earlier send whose answer was lost with it; any other refusal would be the same on every retry. */
const LATER = [401, 408, 423, 425, 429]

/**
 * Sends unsent steps one at a time, photos first. A refused step is kept with its reason, and later steps of the same order wait for it;
 * without a connection nothing changes. Resending is idempotent: step and photo have ids from this device.
 * @returns true when nothing that could be sent is left
 */
export async function sendSteps(api: CallApi, steps: readonly UnsentStep[], { keep, drop }: Device): Promise<boolean> {
  const stuck = new Set(steps.filter(({ refusal }) => refusal !== null).map(({ orderId }) => orderId))
  for (const step of steps) {
    if (stuck.has(step.orderId)) continue
    try {
      await sendStep(api, step, keep)
      await drop(step.id)
    } catch (error) {
      if (!isApiError(error) || error.status >= 500 || LATER.includes(error.status) || isInFlight(error)) return false
      stuck.add(step.orderId)
      await keep({ ...step, refusal: problemSentence(error, 'The server did not accept this step.') })
    }
  }
  return true
}

async function sendStep(api: CallApi, step: UnsentStep, keep: Device['keep']): Promise<void> {
  const { id, orderId, stage, notes, at, photo } = step
  if (photo && !photo.arrived) {
    await api(uploadOrderFile, { orderId, name: photo.name, id: photo.id }, { file: photo.file })
    await keep({ ...step, photo: { ...photo, arrived: true } })
  }
  const proof = photo ? { proof: photo.id } : {}
  await api(recordStage, { orderId, stage, notes, at, deviceKey: id, ...proof }, { idempotencyKey: id })
}
