/**
 * How the starter and the application speak: by events on the document, since neither is part of the other's script.
 * `ace:toast`: a toast is to be shown, its detail is a Toast. `ace:palette`: the command palette is to be opened.
 * `ace:page`: the application has changed the page.
 */
export type StarterEvent = 'ace:toast' | 'ace:palette' | 'ace:page'

export type ToastTone = 'success' | 'info' | 'error'

export interface Toast {
  tone: ToastTone
  title: string
  description?: string
}
