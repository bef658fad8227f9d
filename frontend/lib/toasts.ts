import { atom, useSetAtom } from 'jotai'

export type ToastTone = 'success' | 'info' | 'error'

export interface Toast {
  id: number
  tone: ToastTone
  title: string
  description?: string
}

const MAX_TOASTS = 3

let lastId = 0

export const toastsAtom = atom<readonly Toast[]>([])

/** Shows a toast; the oldest gives way when there are three. */
const showToastAtom = atom(null, (_get, set, toast: Omit<Toast, 'id'>) => {
  lastId += 1
  const shown = { ...toast, id: lastId }
  set(toastsAtom, (toasts) => [...toasts, shown].slice(-MAX_TOASTS))
})

export const dismissToastAtom = atom(null, (_get, set, id: number) =>
  set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
)

export type ShowToast = (toast: Omit<Toast, 'id'>) => void

export const useToast = (): ShowToast => useSetAtom(showToastAtom)
