'use client'

import { Button } from '@payloadcms/ui'
import type { ConflictingField, VersionConflict } from '../../../domain/content/edits/edits.schema'
import { PanelDialog } from '../dialogs/PanelDialog'
import type { Choice } from './guardSaves'

const text = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  margin: 0,
  padding: '0.5rem 0.75rem',
  borderInlineStart: '3px solid var(--theme-elevation-250)',
} as const

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
export const ConflictDialog = ({
  conflict: { by, fields },
  onAnswer,
}: {
  conflict: VersionConflict
  onAnswer: (choice: Choice) => void
}) => (
  <PanelDialog
    title={`${by ?? 'Somebody else'} changed this while you were editing`}
    maxWidth="48rem"
    onCancel={() => onAnswer('continue')}
    buttons={
      <>
        <Button margin={false} onClick={() => onAnswer('continue')}>
          Continue editing
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => onAnswer('keep')}>
          Keep my text
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => onAnswer('take')}>
          Take theirs
        </Button>
      </>
    }
  >
    <p>
      Nothing of yours was saved yet.
      {fields.length > 0 && ` Changed: ${fields.map(({ label }) => label).join(', ')}.`}
    </p>
    {fields.length > 0 && (
      <details style={{ marginBlock: '1rem' }}>
        <summary style={{ cursor: 'pointer', minHeight: 24 }}>See what changed</summary>
        {fields.map((field) => (
          <Difference key={field.label} {...field} />
        ))}
      </details>
    )}
    <p>
      “Keep my text” saves yours on top; the other version stays in the list of versions. “Take theirs” loads
      the latest version, and what you have written since the last save is lost.
    </p>
  </PanelDialog>
)
