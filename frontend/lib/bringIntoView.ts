/** Brings an element with `tabIndex={-1}` into sight, and gives it the focus: what it says is new. */
export const bringIntoView = (element: HTMLElement | null | undefined): void => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
