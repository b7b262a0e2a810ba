import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { makeCallApi } from '@framewell/domain/http/callApi'
import { getOrder } from '@framewell/domain/orders/orderCalls'
import type { OrderStage } from '@framewell/domain/orders/stages'
import { recordStage, uploadOrderFile } from '@framewell/domain/orders/workCalls'
import { answerIn } from '@framewell/remote-kit/testing/replay'
import { describe, expect, it } from 'vitest'
import job from '../recordings/job.json'
import { sendSteps } from './sendSteps'
import type { UnsentStep } from './unsentStep'

const ids = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
] as const
const step = (at: 0 | 1 | 2, stage: OrderStage, more: Partial<UnsentStep> = {}): UnsentStep => ({
  id: ids[at],
  account: 'a1',
  orderId: 'FW-2026-00042',
  stage,
  notes: '',
  at: `2026-11-22T0${at}:00:00.000Z`,
  photo: null,
  refusal: null,
  ...more,
})

/** A phone with steps, and a server with a scripted answer for each recorded stage. */
function phone(steps: readonly UnsentStep[], answer: (stage: OrderStage) => void = () => undefined) {
  const kept = new Map(steps.map((each) => [each.id, each]))
  const heard: string[] = []
  const api = makeCallApi(
    answerCalls([
      [
        uploadOrderFile,
        ({ id, name }) => {
          heard.push(`photo ${name}`)
          return { file: { id: id ?? '', name, mimeType: 'image/jpeg', sizeBytes: 1, url: '/photo' } }
        },
      ],
      [
        recordStage,
        ({ stage, deviceKey }, { headers }) => {
          heard.push(stage)
          expect(headers['idempotency-key']).toBe(deviceKey)
          answer(stage)
          return answerIn(job, getOrder)
        },
      ],
    ]),
  )
  const device = {
    keep: async (each: UnsentStep) => void kept.set(each.id, each),
    drop: async (id: string) => void kept.delete(id),
  }
  return { heard, kept: () => [...kept.values()], send: () => sendSteps(api, [...kept.values()], device) }
}

describe('unsent steps on a phone', () => {
  it('are sent in order, photos first, and deleted once they have arrived', async () => {
    const photo = { id: ids[2], name: 'kit.jpg', file: new Blob(['x']), arrived: false }
    const { heard, kept, send } = phone([step(0, 'kit_packaged', { photo }), step(1, 'in_transit')])
    expect(await send()).toBe(true)
    expect(heard).toEqual(['photo kit.jpg', 'kit_packaged', 'in_transit'])
    expect(kept()).toEqual([])
  })

  it('stay complete without a connection, and an uploaded photo is not sent again', async () => {
    let online = false
    const photo = { id: ids[2], name: 'kit.jpg', file: new Blob(['x']), arrived: false }
    const { heard, kept, send } = phone([step(0, 'kit_packaged', { photo }), step(1, 'in_transit')], () => {
      if (!online) throw new TypeError('Failed to fetch')
    })
    expect(await send()).toBe(false)
    expect(kept().map(({ stage }) => stage)).toEqual(['kit_packaged', 'in_transit'])
    online = true
    expect(await send()).toBe(true)
    expect(heard).toEqual(['photo kit.jpg', 'kit_packaged', 'kit_packaged', 'in_transit'])
    expect(kept()).toEqual([])
  })

  it('wait while the server still works on a send whose answer was lost', async () => {
    let working = true
    const { kept, send } = phone([step(0, 'kit_packaged'), step(1, 'in_transit')], () => {
      if (working) throw refuseCall(recordStage, 'requestInFlight')
    })
    expect(await send()).toBe(false)
    expect(kept().map(({ refusal }) => refusal)).toEqual([null, null])
    working = false
    expect(await send()).toBe(true)
    expect(kept()).toEqual([])
  })

  it('keep a refused step with its reason and hold back later ones of that order only', async () => {
    const others = step(2, 'in_transit', { orderId: 'FW-2026-00043' })
    const { heard, kept, send } = phone([step(0, 'kit_packaged'), step(1, 'in_transit'), others], (stage) => {
      if (stage === 'kit_packaged') throw refuseCall(recordStage, 'notActive')
    })
    expect(await send()).toBe(true)
    expect(heard).toEqual(['kit_packaged', 'in_transit'])
    expect(kept().map(({ id, refusal }) => [id, refusal !== null])).toEqual([
      [ids[0], true],
      [ids[1], false],
    ])
    await send()
    expect(heard).toHaveLength(2)
  })
})
