'use client'

import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { MESSAGE_LIMITS } from '../../../domain/messages/messageTexts.schema'

const FAILED = 'Something went wrong. Please try again.'

/** In the panel: notes that a reported message was dealt with. */
export const SettleReport = () => {
  const { id } = useDocumentInfo()
  const status = useFormFields(([fields]) => fields.status?.value)
  const router = useRouter()
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const settle = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const response = await fetch(`/api/message-reports/${String(id)}/settle`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(note.trim() ? { note } : {}),
      })
      const { errors } = (await response.json()) as { errors?: { message: string }[] }
      if (response.ok) toast.success('The report is settled.')
      else toast.error(errors?.[0]?.message ?? FAILED)
      router.refresh()
    } catch {
      toast.error(FAILED)
    } finally {
      setIsBusy(false)
    }
  }

  if (status !== 'open') return null
  return (
    <section aria-label="Settle this report" style={{ marginBlock: '1.5rem', display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
      <label htmlFor="settle-note">What was done about it (optional, for the record)</label>
      <textarea id="settle-note" rows={3} maxLength={MESSAGE_LIMITS.note} value={note} onChange={(event) => setNote(event.target.value)} style={{ width: '100%', padding: '0.5rem', font: 'inherit' }} />
      <Button disabled={isBusy} onClick={() => void settle()}>
        Mark as settled
      </Button>
    </section>
  )
}
