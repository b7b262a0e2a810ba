import { signIn } from '@framewell/domain/accounts/session'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { ApiError, makeCallApi } from '@framewell/domain/http/callApi'
import { describe, expect, it } from 'vitest'
import { signInFailure } from './signInFailure'

const failureOf = (code: Parameters<typeof refuseCall<typeof signIn>>[1]) => {
  const call = makeCallApi(answerCalls([[signIn, () => Promise.reject(refuseCall(signIn, code))]]))
  return call(signIn, { username: 'a@b.example', password: 'secret' }).then(() => null, signInFailure)
}

describe('signInFailure', () => {
  it('reports wrong credentials', async () => {
    expect(await failureOf('invalidCredentials')).toEqual({ title: 'Authentication Failed', description: 'Invalid credentials provided' })
  })

  it("shows the server's sentence about a locked account and too many attempts", async () => {
    expect(await failureOf('accountLocked')).toEqual({
      title: 'Authentication Failed',
      description: 'This account is locked after repeated failed sign-ins.',
    })
    expect(await failureOf('tooManyRequests')).toEqual({
      title: 'Authentication Failed',
      description: 'Too many requests. Please wait a moment and try again.',
    })
  })

  it('has a sentence when a proxy answers without one', () => {
    expect(signInFailure(new ApiError(401, 'Unauthorized', ''))).toEqual({
      title: 'Authentication Failed',
      description: 'Invalid credentials provided',
    })
  })

  it('distinguishes a failed attempt from a refusal', async () => {
    const error = { title: 'Login Error', description: 'Failed to authenticate' }
    expect(await failureOf('unavailable')).toEqual(error)
    expect(signInFailure(new TypeError('Failed to fetch'))).toEqual(error)
  })
})
