import { expect, it } from 'vitest'
import { PENDING_KINDS, PENDING_TEXTS } from '../../../../../domain/office/pendingWork/pendingWork.schema'

it('every kind of pending work has titles of its own', () => {
  for (const part of ['one', 'many'] as const) {
    const texts = PENDING_KINDS.map((kind) => PENDING_TEXTS[kind][part])
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([])
  }
})
