import type { TakeTyped } from '../lib/starterEvents.types'

/**
 * Gives the focus to a field that nobody sees, for one that is about to appear: what is typed meanwhile is kept, and a
 * phone shows its keyboard, which it does only in answer to a press.
 * @returns takes what was typed, and gives the focus back
 */
export const takeTyping = (): TakeTyped => {
  const before = document.activeElement as HTMLElement
  const field = document.createElement('input')
  field.ariaLabel = 'Search'
  field.style.cssText = 'position:fixed;opacity:0'
  document.body.append(field)
  field.focus()
  return () => {
    before.focus()
    field.remove()
    return field.value
  }
}
