'use client'

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { OutboxMailView } from '../../../domain/messaging/mail/resend.schema'
import { ACTION_FAILED, useRecordAction } from '../actions/useRecordAction'
import { readJson } from '../../../frontend/lib/readJson'

const REASONS = {
  confidential:
    'Only the recipient may read this email: it contains a link to sign in or set a password, or a message between members.',
  gone: 'The contents of this email were deleted once it was sent, because only the recipient may read them.',
  unreadable: 'This email cannot be shown because its template has changed.',
} as const

/** In the panel: what a mail says, and a button that has it sent again. */
export const OutboxMail = () => {
  const { id, savedDocumentData } = useDocumentInfo()
  const status = useFormFields(([fields]) => fields.status?.value)
  const [view, setView] = useState<OutboxMailView | 'failed'>()
  const { isBusy, send } = useRecordAction(
    `/api/outbox/${String(id)}/resend`,
    'The email will be sent again.',
  )

  useEffect(() => {
    const stopped = new AbortController()
    fetch(`/api/outbox/${String(id)}/mail`, { signal: stopped.signal })
      .then(async (response) => setView(response.ok ? await readJson<OutboxMailView>(response) : 'failed'))
      .catch(() => {
        if (!stopped.signal.aborted) setView('failed')
      })
    return () => stopped.abort()
  }, [id])

  const canSendAgain =
    status !== 'sending' && !(typeof view === 'object' && !view.isShown && view.reason === 'gone')
  return (
    <section aria-label="The mail" style={{ marginBlock: '1.5rem' }}>
      {view === undefined && <p role="status">Reading the mail…</p>}
      {view === 'failed' && <p role="alert">{ACTION_FAILED}</p>}
      {typeof view === 'object' && !view.isShown && <p>{REASONS[view.reason]}</p>}
      {typeof view === 'object' && view.isShown && (
        <>
          <h3 dir="auto">{view.subject}</h3>
          <pre
            dir="auto"
            style={{
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              font: 'inherit',
              padding: '1rem',
              border: '1px solid var(--theme-elevation-150)',
              borderRadius: 4,
            }}
          >
            {view.text}
          </pre>
          {view.attachments.length > 0 && <p>Attached: {view.attachments.join(', ')}</p>}
        </>
      )}
      {canSendAgain && (
        <Button
          buttonStyle="secondary"
          disabled={isBusy || view === undefined}
          onClick={() => void send({ updatedAt: savedDocumentData?.updatedAt as string })}
        >
          {status === 'queued' ? 'Send now' : 'Send again'}
        </Button>
      )}
    </section>
  )
}
