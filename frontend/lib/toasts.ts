import type { ShownToast, StarterEvent, Toast } from './starterEvents.types'

export type { ToastTone } from './starterEvents.types'

/** @param toast with what takes back what was done, where that can be */
export type ShowToast = (toast: Toast & { undo?: (() => void) | undefined }) => void

const SHOWS_TOAST: StarterEvent = 'ace:toast'

const showToast: ShowToast = ({ undo, ...toast }) => {
  const detail: ShownToast = undo ? { ...toast, tone: 'undo' } : toast
  document.dispatchEvent(new CustomEvent(SHOWS_TOAST, { detail }))
  if (!undo) return
  const shown = [...document.querySelectorAll('.toast[data-tone=undo]')].at(-1)
  shown?.querySelector('[data-undo]')?.addEventListener('click', () => {
    undo()
    shown.querySelector<HTMLElement>('[data-starter=dismiss]')?.click()
  })
}

/** Shows a toast: the starter does, which also shows those that a page brings along. */
export const useToast = (): ShowToast => showToast
