'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import type { ConflictingField, VersionConflict } from '../../../domain/content/edits.schema'
import type { Choice } from './guardSaves'

const frame = {
  width: 'min(48rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100vh - 2rem)',
  overflowY: 'auto',
  padding: '1.5rem',
  border: '1px solid var(--theme-elevation-150)',
  borderRadius: 4,
  background: 'var(--theme-bg)',
  color: 'var(--theme-text)',
} as const
const text = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0, padding: '0.5rem 0.75rem', borderInlineStart: '3px solid var(--theme-elevation-250)' } as const

const Side = ({ title, value }: { title: string; value: string }) => (
  <div style={{ flex: '1 1 16rem' }}>
    <h4 style={{ fontSize: '0.8125rem', margin: '0 0 0.25rem' }}>{title}</h4>
    <p dir="auto" style={text}>
      {value || 'Empty'}
    </p>
  </div>
)

const Difference = ({ label, by, theirs, yours }: ConflictingField) => (
  <section style={{ marginBlockStart: '1rem' }}>
    <h3 style={{ fontSize: '1rem', margin: '0 0 0.5rem' }}>
      {label}
      {by && <span style={{ fontWeight: 400 }}> · changed by {by}</span>}
    </h3>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Side title="Latest version" value={theirs} />
      <Side title="Your text" value={yours} />
    </div>
  </section>
)

/** Asks what is to become of a save that somebody else's was faster than. Escape goes on editing. */
export const ConflictDialog = ({ conflict: { by, fields }, onAnswer }: { conflict: VersionConflict; onAnswer: (choice: Choice) => void }) => {
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
        onAnswer('continue')
      }}
    >
      <h2 id={titleId} style={{ fontSize: '1.25rem', margin: '0 0 0.75rem' }}>
        {by ?? 'Somebody else'} changed this while you were editing
      </h2>
      <p>Nothing of yours was saved yet.{fields.length > 0 && ` Changed: ${fields.map(({ label }) => label).join(', ')}.`}</p>
      {fields.length > 0 && (
        <details style={{ marginBlock: '1rem' }}>
          <summary style={{ cursor: 'pointer', minHeight: 24 }}>See what changed</summary>
          {fields.map((field) => (
            <Difference key={field.label} {...field} />
          ))}
        </details>
      )}
      <p>
        “Keep my text” saves yours on top; the other version stays in the list of versions. “Take theirs” loads the latest version, and what you have written since the last save is lost.
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '1rem' }}>
        <Button margin={false} onClick={() => onAnswer('continue')}>
          Continue editing
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => onAnswer('keep')}>
          Keep my text
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => onAnswer('take')}>
          Take theirs
        </Button>
      </div>
    </dialog>
  )
}
