/**
 * How the starter and the application speak: by events on the document, since neither is part of the other's script.
 * `ace:toast`: a toast is to be shown, its detail is a ShownToast. `ace:palette`: the command palette is to be opened,
 * its detail is a TakeTyped. `ace:page`: the application has changed the page. `ace:read`: somebody reads a page, its
 * detail is a ReadPage.
 */
export type StarterEvent = 'ace:toast' | 'ace:palette' | 'ace:page' | 'ace:read'

/** What was typed since the palette was asked for. */
export type TakeTyped = () => string

export type ToastTone = 'success' | 'info' | 'error'

export interface Toast {
  tone: ToastTone
  title: string
  description?: string
}

/** As the starter shows it: what was done and can be taken back has a button, and stays longer. */
export type ShownToast = Omit<Toast, 'tone'> & { tone: ToastTone | 'undo' }

export interface ReadPage {
  /** Its path and query. */
  url: string
  /** Id of who is signed in, who gets pages of their own; null for a visitor. */
  person: string | null
}
