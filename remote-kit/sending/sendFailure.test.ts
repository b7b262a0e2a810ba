import { ApiError } from '@framewell/domain/http/callApi'
import { describe, expect, it } from 'vitest'
import { sendFailure } from './sendFailure'

const quote = { words: { makes: 'quote' }, online: true, total: 262_500, shows: (path: string) => path === 'contact.email' }
const UNAVAILABLE = 'The service is briefly unavailable. Please try again shortly.'
const problem = (status: number, more: object) =>
  new ApiError(
    status,
    '',
    JSON.stringify({ type: 'about:blank', title: '', status, code: 'invalidInput', error: 'Check the fields.', ...more }),
  )

describe('sendFailure', () => {
  it('names both totals when prices changed', () => {
    const changed = problem(409, { code: 'totalChanged', expected: { total: 262_700 } })
    expect(sendFailure(changed, quote)).toEqual({ kind: 'totalChanged', submitted: 262_500, expected: 262_700 })
  })

  it('keeps messages that no field of the form shows', () => {
    const fields = [
      { path: 'contact.email', message: 'Valid email is required' },
      { path: 'uploadedPlan.files.0', message: 'a.pdf is not stored any more. Add it again.' },
    ]
    expect(sendFailure(problem(400, { fields }), quote)).toEqual({
      kind: 'fields',
      sentence: 'Check the fields.',
      messages: ['a.pdf is not stored any more. Add it again.'],
    })
  })

  it("adds the server's reason in this case", () => {
    const refused = problem(422, { code: 'noShop', error: 'No shop can make this by then.', detail: 'The nearest is in Louisville, KY.' })
    expect(sendFailure(refused, quote)).toEqual({
      kind: 'failed',
      sentence: 'No shop can make this by then. The nearest is in Louisville, KY.',
    })
  })

  it("shows the server's sentence, and explains a lost or missing connection", () => {
    expect(sendFailure(problem(503, {}), quote)).toEqual({ kind: 'failed', sentence: 'Check the fields.' })
    const lost = new TypeError('Failed to fetch')
    expect(sendFailure(lost, quote)).toMatchObject({ sentence: expect.stringContaining('not create a second quote') })
    expect(sendFailure(lost, { ...quote, words: {} })).toMatchObject({ sentence: expect.stringContaining('please try again') })
    expect(sendFailure(new ApiError(502, 'Bad gateway', '<html>'), quote)).toMatchObject({ kind: 'failed' })
    const down = problem(503, { code: 'unavailable', error: UNAVAILABLE })
    expect(sendFailure(down, quote)).toEqual({ kind: 'failed', sentence: `${UNAVAILABLE} What you typed is kept.` })
    expect(sendFailure(down, { ...quote, words: { kept: 'Nothing was changed' } })).toMatchObject({
      sentence: `${UNAVAILABLE} Nothing was changed.`,
    })
  })
  it('says that input is kept on the device only of a form that has a draft', () => {
    const offline = (words: object) => {
      const failure = sendFailure(new TypeError('Failed to fetch'), { words, online: false })
      return failure.kind === 'failed' ? failure.sentence : failure.kind
    }
    expect(offline({ makes: 'message' })).toBe(
      'You seem to be offline. What you typed stays here as long as this page is open; send it when you are back online.',
    )
    expect(offline({ keptOnDevice: true })).toBe(
      'You seem to be offline. What you typed is kept on this device; send it when you are back online.',
    )
    expect(offline({ kept: 'Nothing was changed' })).toBe('You seem to be offline. Nothing was changed; send it when you are back online.')
  })
})
