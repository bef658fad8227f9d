import { MongoNetworkError, MongoServerError } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { DatabaseUnavailableError, isDatabaseUnavailable } from '../../../platform/databaseErrors'

describe('isDatabaseUnavailable', () => {
  it.each([
    ['our own error', new DatabaseUnavailableError()],
    ['a lost connection', new MongoNetworkError('lost')],
    ['a timeout', Object.assign(new Error('late'), { name: 'MongoOperationTimeoutError' })],
    ['a primary that steps down', new MongoServerError({ message: 'stepping down', code: 189 })],
    ['a full disk', new MongoServerError({ message: 'full', code: 14031 })],
    ['a broken socket', Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' })],
    [
      'one of them as the cause of another error',
      new Error('failed', { cause: new MongoNetworkError('lost') }),
    ],
  ])('recognises %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  it.each([
    ['a programming error', new TypeError('x is not a function')],
    ['a duplicate key', new MongoServerError({ message: 'duplicate', code: 11000 })],
    [
      'another server that refuses connections',
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' }),
      }),
    ],
    ['a value that is not an error', 'MongoNetworkError'],
  ])('does not recognise %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
