import { expect, it } from 'vitest'
import { answerTime } from '../../../../../../frontend/features/messaging/contactMessages/staff/answerTime'

it.each([
  [0, 'less than a minute'],
  [1, '1 minute'],
  [59.4, '59 minutes'],
  [59.6, '1 hour'],
  [60, '1 hour'],
  [150, '3 hours'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
  [10 * 24 * 60, '10 days'],
])('%s minutes are told as %s', (minutes, words) => {
  expect(answerTime(minutes)).toBe(words)
})
