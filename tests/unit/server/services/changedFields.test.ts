import { describe, expect, it } from 'vitest'
import { changedFields } from '../../../../server/services/changedFields'

describe('the fields that changed', () => {
  it('are those that differ, and no others', () => {
    expect(changedFields({ status: 'pending', grade: 'student', updatedAt: '1' }, { status: 'approved', grade: 'student', updatedAt: '2' })).toEqual({
      before: { status: 'pending' },
      after: { status: 'approved' },
    })
  })

  it('are none where an empty value stands for a missing one', () => {
    expect(changedFields({ region: null, note: '' }, {})).toBeUndefined()
  })

  it('are all of what is new or gone', () => {
    expect(changedFields(null, { role: 'admin' })).toEqual({ before: null, after: { role: 'admin' } })
    expect(changedFields({ role: 'admin' }, null)).toEqual({ before: { role: 'admin' }, after: null })
  })

  it('hold no secret, no personal text and no long one', () => {
    const after = changedFields({ passwordHash: 'a', bio: 'b', nested: { token: 'c' }, text: 'd' }, { passwordHash: 'x', bio: 'y', nested: { token: 'z' }, text: 'd'.repeat(400) })?.after
    expect(after).toEqual({ passwordHash: '[secret]', bio: '[personal]', nested: { token: '[secret]' }, text: `${'d'.repeat(300)}…` })
  })

  it('tell of contents only that they changed', () => {
    expect(changedFields({ content: { root: { children: [1] } }, layout: [{ a: 1 }] }, { content: { root: { children: [2] } }, layout: [{ a: 2 }, { a: 3 }] })?.after).toEqual({
      content: '[text]',
      layout: '[2 entries]',
    })
  })
})
