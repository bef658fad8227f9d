import type { StarterEvent, Toast } from './starterEvents.types'

export type { ToastTone } from './starterEvents.types'

export type ShowToast = (toast: Toast) => void

const SHOWS_TOAST: StarterEvent = 'ace:toast'

const showToast: ShowToast = (detail) => {
  document.dispatchEvent(new CustomEvent(SHOWS_TOAST, { detail }))
}

/** Shows a toast: the starter does, which also shows those that a page brings along. */
export const useToast = (): ShowToast => showToast
