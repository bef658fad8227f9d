import { onPageChange } from './onPageChange'

const MENU = '[data-starter=menu]'
const NAVIGATION = '[data-starter=navigation]'

/** Where the menus hang below a bar instead of unfolding in a list; as in layout.css. */
const isBar = (): boolean => matchMedia('(min-width: 72rem)').matches

const isOpen = (button: Element): boolean => button.getAttribute('aria-expanded') === 'true'

const toggle = (button: Element, opens: boolean): void => {
  button.setAttribute('aria-expanded', String(opens))
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-open', opens)
  if (!button.matches(NAVIGATION)) return
  // The phone's panel covers the page: what lies below it is out of reach while it is open.
  for (const element of document.querySelectorAll<HTMLElement>('body > main, body > footer'))
    element.inert = opens
}

const openButtons = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isOpen)

const closeAll = (): void => {
  for (const button of openButtons(`${MENU}, ${NAVIGATION}`)) toggle(button, false)
}

const closeOthers = (target: Element): void => {
  if (!isBar()) return
  for (const button of openButtons(MENU)) if (!button.parentElement?.contains(target)) toggle(button, false)
}

/** @returns the place after a step through a number of places; the last one's next is the first */
export const stepFrom = (index: number, step: 1 | -1, count: number): number => (index + step + count) % count

const walk = (menu: Element, step: 1 | -1): void => {
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button')]
  const current = stops.findIndex((stop) => stop === document.activeElement)
  stops[stepFrom(current, step, stops.length)]?.focus()
}

const onKeyDown = (event: KeyboardEvent): void => {
  if (!(event.target instanceof Element)) return
  const menu = event.target.closest('.menu')
  const button = menu?.querySelector<HTMLElement>(MENU)
  if (event.key === 'Escape') {
    const closing =
      button && isOpen(button) ? button : event.target.closest('.header') && openButtons(NAVIGATION)[0]
    if (!closing) return
    toggle(closing, false)
    closing.focus()
  } else if (menu && button && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault()
    toggle(button, true)
    walk(menu, event.key === 'ArrowDown' ? 1 : -1)
  }
}

/**
 * The disclosures of the header: menus, and the phone's panel around them. Arrow keys walk through a menu, Escape
 * closes it and goes back to its button, and so do a click beside it and a change of page.
 */
export const startMenus = (): void => {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    closeOthers(target)
    const button = target.closest(`${MENU}, ${NAVIGATION}`)
    if (button) toggle(button, !isOpen(button))
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) closeOthers(target)
  })
  document.addEventListener('keydown', onKeyDown)
  onPageChange(closeAll)
  for (const leaving of ['hashchange', 'pagehide']) addEventListener(leaving, closeAll)
}
