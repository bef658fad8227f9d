import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon'

export interface DialogProps {
  title: string
  isOpen: boolean
  /** Asked for by Escape, the close button or a click beside the dialog. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog: the browser's own, which holds the focus and gives it back. */
export const Dialog = ({ title, isOpen, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // closed before it is taken off the page: the browser gives the focus back to where it was
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    if (!element.open) element.showModal()
    return () => element.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto w-[min(100%-2rem,36rem)] border border-edge bg-sheet p-0 text-start text-base font-normal text-ink backdrop:bg-[#0009]"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        // the second click of a double click falls beside it where the first one made it smaller
        if (event.target === dialog.current && event.detail < 2) onClose()
      }}
    >
      {isOpen && (
        <div className="p-5 md:p-7">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button
              type="button"
              className="-m-2 grid size-11 flex-none place-items-center"
              onClick={onClose}
            >
              <Icon name="close" className="size-4" />
              <span className="sr-only">Close</span>
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
