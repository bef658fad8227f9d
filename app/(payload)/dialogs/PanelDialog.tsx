'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'

export interface PanelDialogProps {
  title: string
  /** At most, as CSS has it; on a narrow screen the dialog keeps clear of its edges. */
  maxWidth: string
  /** Whether it covers the panel's own dialogs too. */
  isOnTop?: boolean
  buttons: ReactNode
  children: ReactNode
  /** Escape was pressed. The dialog stays open until its caller removes it. */
  onCancel: () => void
}

const frame = {
  maxHeight: 'calc(100vh - 2rem)',
  overflowY: 'auto',
  padding: '1.5rem',
  border: '1px solid var(--theme-elevation-150)',
  borderRadius: 4,
  background: 'var(--theme-bg)',
  color: 'var(--theme-text)',
} as const

/** A modal dialog in the look of the panel, open for as long as it is rendered. */
export const PanelDialog = ({
  title,
  maxWidth,
  isOnTop = false,
  buttons,
  children,
  onCancel,
}: PanelDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      style={{
        ...frame,
        width: `min(${maxWidth}, calc(100vw - 2rem))`,
        ...(isOnTop && { boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.5)' }),
      }}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={titleId} style={{ fontSize: '1.25rem', margin: '0 0 0.75rem' }}>
        {title}
      </h2>
      {children}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '1.25rem' }}>
        {buttons}
      </div>
    </dialog>
  )
}
