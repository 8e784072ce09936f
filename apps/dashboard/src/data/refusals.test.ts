import { ApiError } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { describeRefusal, refusalCodeOf, toHttpError, toSaveError } from './refusals.ts'

const conflict = new ApiError(409, { code: 'version_conflict', message: 'Changed meanwhile' })

describe('a refused save', () => {
  it('has one code, from the client of the contract and through react-admin', () => {
    expect([conflict, toHttpError(conflict), toSaveError(conflict)].map(refusalCodeOf)).toEqual(
      Array(3).fill('version_conflict'),
    )
    expect(refusalCodeOf(new Error('no network'))).toBeUndefined()
  })

  it.each([
    ['a conflict', conflict, { root: { versionConflict: 'Changed meanwhile' } }],
    ['a refusal of the whole form', new ApiError(409, { message: 'No' }), { root: { serverError: 'No' } }],
    ['no answer', new Error('no network'), { root: { serverError: 'ra.notification.http_error' } }],
    ['a wrong field', new ApiError(400, { errors: { 'name.en': ['too long'] } }), { name: { en: 'Too long' } }],
  ])('names %s in the errors of the form', (_, error, errors) => {
    expect(describeRefusal(error).errors).toEqual(errors)
  })
})
