'use client'

import { Button } from '@payloadcms/ui'
import type { ConfirmationNeeded, DeletionStep } from '../../../domain/content/trash/uses.schema'
import { PanelDialog } from '../dialogs/PanelDialog'

const WORDS: Record<DeletionStep, { title: string; go: string }> = {
  trash: { title: 'Move to the trash?', go: 'Move to the trash' },
  restore: { title: 'Restore?', go: 'Restore' },
  delete: { title: 'Delete permanently?', go: 'Delete permanently' },
}

/** Says what a deletion or its undoing does to others, and asks whether it is meant. Escape does nothing. */
export const DeletionDialog = ({
  needed: { effects, step },
  onAnswer,
}: {
  needed: ConfirmationNeeded
  onAnswer: (isMeant: boolean) => void
}) => (
  <PanelDialog
    title={WORDS[step].title}
    maxWidth="40rem"
    isOnTop
    onCancel={() => onAnswer(false)}
    buttons={
      <>
        <Button margin={false} onClick={() => onAnswer(false)}>
          Cancel
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => onAnswer(true)}>
          {WORDS[step].go}
        </Button>
      </>
    }
  >
    <ul
      style={{
        paddingInlineStart: '1.25rem',
        margin: 0,
        overflowWrap: 'anywhere',
        fontSize: '1.125rem',
        lineHeight: 1.5,
      }}
    >
      {effects.map((effect) => (
        <li key={effect} dir="auto" style={{ marginBlockEnd: '0.5rem' }}>
          {effect}
        </li>
      ))}
    </ul>
  </PanelDialog>
)
