import type { StarterEvent } from '../lib/starterEvents.types'

const CHANGED_PAGE: StarterEvent = 'ace:page'

/** Calls back each time the application has changed the page. */
export const onPageChange = (then: () => void): void => document.addEventListener(CHANGED_PAGE, then)
