'use client'

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { MESSAGE_LIMITS } from '../../../domain/messaging/messages/messageTexts.schema'
import { useRecordAction } from '../actions/useRecordAction'

/** In the panel: notes that a reported message was dealt with. */
export const ResolveReport = () => {
  const { id } = useDocumentInfo()
  const status = useFormFields(([fields]) => fields.status?.value)
  const [note, setNote] = useState('')
  const { isBusy, send } = useRecordAction(
    `/api/message-reports/${String(id)}/settle`,
    'The report is settled.',
  )

  if (status !== 'open') return null
  return (
    <section
      aria-label="Settle this report"
      style={{ marginBlock: '1.5rem', display: 'grid', gap: '0.5rem', justifyItems: 'start' }}
    >
      <label htmlFor="settle-note">What was done about it (optional, for the record)</label>
      <textarea
        id="settle-note"
        rows={3}
        maxLength={MESSAGE_LIMITS.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        style={{ width: '100%', padding: '0.5rem', font: 'inherit' }}
      />
      <Button disabled={isBusy} onClick={() => void send(note.trim() ? { note } : {})}>
        Mark as settled
      </Button>
    </section>
  )
}
