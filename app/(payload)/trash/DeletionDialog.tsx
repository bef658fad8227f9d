'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import type { ConfirmationNeeded, DeletionStep } from '../../../domain/content/uses.schema'

const WORDS: Record<DeletionStep, { title: string; go: string }> = {
  trash: { title: 'Move to the trash?', go: 'Move to the trash' },
  restore: { title: 'Restore?', go: 'Restore' },
  delete: { title: 'Delete permanently?', go: 'Delete permanently' },
}

const frame = {
  width: 'min(40rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100vh - 2rem)',
  overflowY: 'auto',
  padding: '1.5rem',
  border: '1px solid var(--theme-elevation-150)',
  borderRadius: 4,
  background: 'var(--theme-bg)',
  color: 'var(--theme-text)',
  // above the panel's own question
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.5)',
} as const

/** Says what a deletion or its undoing does to others, and asks whether it is meant. Escape does nothing. */
export const DeletionDialog = ({ needed: { effects, step }, onAnswer }: { needed: ConfirmationNeeded; onAnswer: (isMeant: boolean) => void }) => {
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
      style={frame}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <h2 id={titleId} style={{ fontSize: '1.25rem', margin: '0 0 0.75rem' }}>
        {WORDS[step].title}
      </h2>
      <ul style={{ paddingInlineStart: '1.25rem', margin: 0, overflowWrap: 'anywhere', fontSize: '1.125rem', lineHeight: 1.5 }}>
        {effects.map((effect) => (
          <li key={effect} dir="auto" style={{ marginBlockEnd: '0.5rem' }}>
            {effect}
          </li>
        ))}
      </ul>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '1.25rem' }}>
        <Button margin={false} onClick={() => onAnswer(false)}>
          Cancel
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => onAnswer(true)}>
          {WORDS[step].go}
        </Button>
      </div>
    </dialog>
  )
}
