import { describe, expect, it } from 'vitest'
import { isShortcut } from '../../../../frontend/starter/isShortcut'

const keys = { key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('the shortcut of the command palette', () => {
  it('is Ctrl or Cmd and K, also where K writes another letter', () => {
    expect(isShortcut({ ...keys, ctrlKey: true })).toBe(true)
    expect(isShortcut({ ...keys, metaKey: true })).toBe(true)
    expect(isShortcut({ ...keys, ctrlKey: true, key: 'ن' })).toBe(true)
  })

  it('is neither K alone nor with further keys', () => {
    expect(isShortcut(keys)).toBe(false)
    expect(isShortcut({ ...keys, ctrlKey: true, shiftKey: true })).toBe(false)
    expect(isShortcut({ ...keys, ctrlKey: true, key: 'j', code: 'KeyJ' })).toBe(false)
  })
})
