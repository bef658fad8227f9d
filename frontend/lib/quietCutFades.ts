/** Whether a promise was rejected because a view transition was cut short. */
export const isCutFade = (reason: unknown): boolean =>
  reason instanceof DOMException && /skip.*transition|transition.*(skip|abort)/i.test(reason.message)

/**
 * The next page, a turned phone or a hidden tab cuts short how a page fades in. The page is there all the same, and the
 * router, which begins the transition, leaves its `ready` to nobody: the browser would report an error.
 */
export const quietCutFades = (): void =>
  addEventListener('unhandledrejection', (event) => {
    if (isCutFade(event.reason)) event.preventDefault()
  })
