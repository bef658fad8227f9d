import type { StarterEvent, ShownToast } from '../lib/starterEvents.types'

const SHOWS_TOAST: StarterEvent = 'ace:toast'

const MAX_TOASTS = 3

const region = document.querySelector<HTMLElement>('.toasts')
const template = region?.querySelector('template')
/** The toasts that are shown, oldest first, and what dismisses them. */
const timers = new Map<HTMLElement, ReturnType<typeof setTimeout> | undefined>()
let isHovered = false
let isFocused = false

const dismiss = (toast: HTMLElement): void => {
  clearTimeout(timers.get(toast))
  timers.delete(toast)
  toast.remove()
  if (timers.size === 0) isHovered = isFocused = false
}

/** Starts a toast's time anew, or stops it while someone looks at them. */
const schedule = (toast: HTMLElement): void => {
  clearTimeout(timers.get(toast))
  timers.set(toast, isHovered || isFocused ? undefined : setTimeout(dismiss, Number(toast.dataset.ms), toast))
}

const scheduleAll = (): void => [...timers.keys()].forEach(schedule)

/** Shows a copy of a toast of the template; the oldest gives way when there are three. */
const show = (selector: string, toast?: ShownToast): void => {
  const made = template?.content.querySelector(selector)?.cloneNode(true)
  if (!region || !(made instanceof HTMLElement)) return
  if (!region.isConnected) document.body.append(region) // where the application drew the whole document anew
  if (toast) {
    const [title, description] = made.querySelectorAll('p')
    title?.append(toast.title)
    description?.append(toast.description ?? '')
  }
  region.querySelector(made.dataset.tone === 'error' ? '[role=alert]' : '[role=status]')?.append(made)
  schedule(made)
  const [oldest] = timers.keys()
  if (oldest && timers.size > MAX_TOASTS) dismiss(oldest)
}

/** Says that what was pressed cannot be had. */
export const showUnloaded = (): void => show('[data-unloaded]')

/** Shows why someone was sent to this page, once, and takes it out of the address. */
const showNotice = ({ dataset: { parameter: name = '' } }: HTMLElement): void => {
  const address = new URL(location.href)
  if (!address.searchParams.has(name)) return
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  show('[data-notice]')
}

/** Short notices in a corner: said aloud, gone after the time that each has, unless someone looks at them. */
export const startToasts = (): void => {
  if (!region) return
  document.addEventListener(SHOWS_TOAST, ({ detail }: CustomEventInit<ShownToast>) => {
    if (detail) show(`[data-tone=${detail.tone}]`, detail)
  })
  region.addEventListener('click', ({ target }) => {
    const toast =
      target instanceof Element && target.closest('[data-starter=dismiss]')?.closest<HTMLElement>('.toast')
    if (toast) dismiss(toast)
  })
  region.addEventListener('pointerenter', () => {
    isHovered = true
    scheduleAll()
  })
  region.addEventListener('pointerleave', () => {
    isHovered = false
    scheduleAll()
  })
  region.addEventListener('focusin', () => {
    isFocused = true
    scheduleAll()
  })
  region.addEventListener('focusout', ({ relatedTarget }) => {
    isFocused = relatedTarget instanceof Node && region.contains(relatedTarget)
    scheduleAll()
  })
  showNotice(region)
}
