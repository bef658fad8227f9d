import { describe, expect, it } from 'vitest'
import {
  confirmSchema,
  setPasswordSchema,
  signInSchema,
  signUpSchema,
} from '../../../../../domain/accounts/authentication/authentication.schema'

describe('a form without its fields', () => {
  it.each([
    ['sign-up', signUpSchema],
    ['sign-in', signInSchema],
    ['confirmation', confirmSchema],
    ['new password', setPasswordSchema],
  ])('is answered with our text: %s', (_, schema) => {
    const messages = schema.safeParse({}).error?.issues.map(({ message }) => message) ?? []
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter((message) => /invalid input/i.test(message))).toEqual([])
  })
})
