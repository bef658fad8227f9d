import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { NominationRow } from '../../../../../domain/membership/nominations/nominations.schema'
import { Button } from '../../../../components/ui/Button'
import { Field } from '../../../../components/ui/Field'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import { messages } from '../../../../lib/messages/messages'
import { staffNominationsKey } from './staffNominationsQuery'
import { GIVE_A_REASON } from '../../../../../platform/formTexts.constants'

/** The decision on an open nomination, with its reason. It cannot be undone here: the second press confirms it. */
export const NominationDecision = ({ id, nomineeName, isConfirmed }: NominationRow) => {
  const app = useApp()
  const client = useQueryClient()
  const fieldId = useId()
  const [note, setNote] = useState('')
  const [chosen, setChosen] = useState<'approved' | 'declined'>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const choose = (status: 'approved' | 'declined'): void => {
    if (note.trim()) setChosen(status)
    else {
      setProblem(GIVE_A_REASON)
      document.getElementById(fieldId)?.focus()
    }
  }
  const send = async (status: 'approved' | 'declined'): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await app.api.post(`/nominations/${id}/decision`, { status, note: note.trim() })
      await client.invalidateQueries({ queryKey: staffNominationsKey })
    } catch (error) {
      setProblem(errorText(error, messages.unexpected))
    } finally {
      setIsBusy(false)
      setChosen(undefined)
    }
  }
  return (
    <div className="grid max-w-text gap-3">
      <Field
        id={fieldId}
        name="note"
        label="Reason"
        hint="For the record and the member’s timeline."
        maxLength={1000}
        value={note}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value)
          setProblem(undefined)
        }}
        error={problem}
        required
      />
      {chosen ? (
        <p className="flex flex-wrap gap-3">
          <Button tone="main" isBusy={isBusy} onClick={() => void send(chosen)}>
            {chosen === 'approved' ? `Yes, Approve ${nomineeName}` : `Yes, Decline ${nomineeName}`}
          </Button>
          <Button disabled={isBusy} onClick={() => setChosen(undefined)}>
            Not Yet
          </Button>
        </p>
      ) : (
        <p className="flex flex-wrap gap-3">
          <Button disabled={!isConfirmed} onClick={() => choose('approved')}>
            Approve
          </Button>
          <Button onClick={() => choose('declined')}>Decline</Button>
        </p>
      )}
    </div>
  )
}
