import { type SubmitEvent, useState } from 'react'
import { useReauthentication } from '../../components/reauthentication/useReauthentication'
import { Button } from '../../components/ui/Button'
import { Field } from '../../components/ui/Field'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { formText } from '../../lib/formText'
import { messages } from '../../lib/messages/messages'
import { useToast } from '../../lib/toasts'

export interface ClosePeriodProps {
  closedDay: string | null
  onClosed: () => void
}

/** Closes the books up to a day. What is posted for these days later is booked on the first open one. */
export const ClosePeriod = ({ closedDay, onClosed }: ClosePeriodProps) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [error, setError] = useState<string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const day = formText(new FormData(event.currentTarget), 'day') ?? ''
    try {
      setError(undefined)
      await withReauthentication(() => api.post('/ledger-entries/close', { day }))
      toast({ tone: 'success', title: `The books are closed up to ${day}` })
      onClosed()
    } catch (problem) {
      setError(errorText(problem, messages.unexpected))
    }
  }
  return (
    <section aria-labelledby="close" className="grid max-w-text gap-4">
      <h2 id="close" className="text-xl">
        Close a period
      </h2>
      <p>
        {closedDay ? `The books are closed up to ${closedDay}.` : 'No period is closed yet.'} A closed period
        cannot be opened again.
      </p>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <Field label="Up to and including" name="day" type="date" required error={error} />
        <p>
          <Button type="submit">Close the Period</Button>
        </p>
      </form>
      {reauthenticationDialog}
    </section>
  )
}
