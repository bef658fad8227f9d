import { type SubmitEvent, useState } from 'react'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { Field } from '../../../components/ui/Field'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { formText } from '../../../lib/formText'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'

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
  const [asked, setAsked] = useState<string>()
  const ask = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const day = formText(new FormData(event.currentTarget), 'day')
    setError(day ? undefined : 'Please enter a day')
    setAsked(day)
  }
  const close = async (day: string): Promise<void> => {
    setAsked(undefined)
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
      <form className="grid gap-4" onSubmit={ask} noValidate>
        <Field label="Up to and including" name="day" type="date" required error={error} />
        <p>
          <Button type="submit">Close the Period</Button>
        </p>
      </form>
      <Dialog title="Close the period?" isOpen={asked !== undefined} onClose={() => setAsked(undefined)}>
        <p>
          The books will be closed up to and including {asked}. They cannot be opened again; what is booked
          for these days later counts for the first open day.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button tone="main" onClick={() => asked && void close(asked)}>
            Close the Period
          </Button>
          <Button onClick={() => setAsked(undefined)}>Cancel</Button>
        </p>
      </Dialog>
      {reauthenticationDialog}
    </section>
  )
}
