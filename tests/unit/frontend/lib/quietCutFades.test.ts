import { expect, test } from 'vitest'
import { isCutFade } from '../../../../frontend/lib/quietCutFades'

test.each([
  ['Transition was skipped. New ViewTransition started', 'AbortError', true],
  ['Transition was aborted because of invalid state. Viewport size changed', 'InvalidStateError', true],
  ['The operation was aborted.', 'AbortError', false],
  ['Transition was refused', 'SecurityError', false],
])('"%s" (%s) is a fade that was cut short: %s', (message, name, expected) => {
  expect(isCutFade(new DOMException(message, name))).toBe(expected)
})

test('another error is none', () => {
  expect(isCutFade(new Error('Transition was skipped'))).toBe(false)
})
