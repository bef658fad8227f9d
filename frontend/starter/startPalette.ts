import { takeTyping } from './takeTyping'
import { hold } from './startApplication'
import { isShortcut } from './isShortcut'
import type { StarterEvent } from '../lib/starterEvents.types'

const OPENS_PALETTE: StarterEvent = 'ace:palette'
const LINK = 'a[data-palette]'

/** The palette is the application's; where that cannot be loaded, the link leads to the page of results. */
const open = (event: Event, link: HTMLAnchorElement | null): void => {
  if (!link) return
  event.preventDefault()
  if (link.ariaBusy) return
  const takeTyped = takeTyping()
  void hold(
    link,
    () => document.dispatchEvent(new CustomEvent(OPENS_PALETTE, { detail: takeTyped })),
    () => {
      const typed = takeTyped()
      location.href = link.href + (typed && `?q=${encodeURIComponent(typed)}`)
    },
  )
}

/** Opens the command palette: by its links, which in a new tab lead to the page of results, and by its shortcut. */
export const startPalette = (): void => {
  addEventListener('keydown', (event) => {
    if (isShortcut(event)) open(event, document.querySelector<HTMLAnchorElement>(LINK))
  })
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
    open(event, event.target.closest<HTMLAnchorElement>(LINK))
  })
}
