import { describe, expect, it } from 'vitest'
import { changedFields } from '../../../../domain/audit/changedFields'

describe('changedFields', () => {
  it('returns the fields that differ, and no others', () => {
    expect(
      changedFields(
        { status: 'pending', grade: 'student', updatedAt: '1' },
        { status: 'approved', grade: 'student', updatedAt: '2' },
      ),
    ).toEqual({
      before: { status: 'pending' },
      after: { status: 'approved' },
    })
  })

  it('treats a missing value as an empty one', () => {
    expect(changedFields({ region: null, note: '' }, {})).toBeUndefined()
  })

  it('returns every field of a new or deleted record', () => {
    expect(changedFields(null, { role: 'admin' })).toEqual({ before: null, after: { role: 'admin' } })
    expect(changedFields({ role: 'admin' }, null)).toEqual({ before: { role: 'admin' }, after: null })
  })

  it('leaves out secrets, personal texts and long texts', () => {
    const after = changedFields(
      { passwordHash: 'a', bio: 'b', nested: { token: 'c' }, text: 'd' },
      { passwordHash: 'x', bio: 'y', nested: { token: 'z' }, text: 'd'.repeat(400) },
    )?.after
    expect(after).toEqual({
      passwordHash: '[secret]',
      bio: '[personal]',
      nested: { token: '[secret]' },
      text: `${'d'.repeat(240)}…`,
    })
  })

  it('describes rich text in words around the difference', () => {
    const text = (words: string) => ({
      root: {
        type: 'root',
        children: [{ type: 'paragraph', children: [{ type: 'text', text: words, format: 0 }] }],
      },
    })
    const long = 'a'.repeat(400)
    expect(
      changedFields(
        { content: text('Wet'), layout: [{ blockType: 'steps', title: 'One' }], about: text(`${long} old`) },
        {
          content: text('Dry'),
          layout: [
            { blockType: 'steps', title: 'One', phone: '0912' },
            { title: 'Two', password: 'x' },
          ],
          about: text(`${long} new`),
        },
      ),
    ).toEqual({
      before: { content: 'Wet', layout: 'One', about: `…${'a'.repeat(39)} old` },
      after: { content: 'Dry', layout: 'One [personal] · Two [secret]', about: `…${'a'.repeat(39)} new` },
    })
  })
})
