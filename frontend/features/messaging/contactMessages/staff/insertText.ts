/**
 * Puts a text where the cursor of a field is, as typing does: a form that listens hears of it, and what is typed
 * already stays. A text that stands beside other text is set apart by an empty line.
 */
export const insertText = (field: HTMLTextAreaElement, text: string): void => {
  const { selectionStart: start, selectionEnd: end, value } = field
  const before = value.slice(0, start).trimEnd()
  const after = value.slice(end).trimStart()
  const between = (part: string): string => (part ? '\n\n' : '')
  const prefix = `${before}${between(before)}`
  field.focus()
  field.setRangeText(`${prefix}${text}${between(after)}${after}`, 0, value.length, 'end')
  const cursor = prefix.length + text.length
  field.setSelectionRange(cursor, cursor)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
