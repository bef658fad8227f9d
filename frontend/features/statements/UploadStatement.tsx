import { type SubmitEvent, useState } from 'react'
import type { StatementAccount } from '../../../domain/statements/line.schema'
import { Button } from '../../components/ui/Button'
import { EmptyState } from '../../components/ui/EmptyState'
import { Field } from '../../components/ui/Field'
import { Select } from '../../components/ui/Select'
import { errorText } from '../../lib/errorText'
import { formText } from '../../lib/formText'
import { messages } from '../../lib/messages/messages'
import { sendBytes } from '../../lib/uploads/sendBytes'

const MAX_BYTES = 8 * 1024 * 1024

export interface UploadStatementProps {
  accounts: readonly StatementAccount[]
  onUploaded: (id: string) => void
}

/** Takes the file of a bank or mobile money provider. Nothing is booked yet. */
export const UploadStatement = ({ accounts, onUploaded }: UploadStatementProps) => {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    if (!(file instanceof File) || file.size === 0) {
      setError('Please choose a file')
      return
    }
    if (file.size > MAX_BYTES) {
      setError('A statement may have at most 8 MB.')
      return
    }
    setIsBusy(true)
    setError(undefined)
    try {
      const query = new URLSearchParams({ account: formText(form, 'account') ?? '', name: file.name })
      const { id } = await sendBytes<{ id: string }>(`/statement-imports/upload?${query.toString()}`, file)
      onUploaded(id)
    } catch (problem) {
      setError(errorText(problem, messages.unexpected))
    } finally {
      setIsBusy(false)
    }
  }
  if (accounts.length === 0)
    return (
      <EmptyState title="No accounts yet">
        Statements are imported for the accounts in the payment settings. Please enter a bank account or a
        mobile money number there first.
      </EmptyState>
    )
  return (
    <section aria-labelledby="upload" className="grid max-w-text gap-4">
      <h2 id="upload" className="text-xl">
        Import a statement
      </h2>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <Select
          label="Account"
          name="account"
          options={accounts.map(({ key, label }) => ({ value: key, label }))}
        />
        <Field
          label="Statement"
          name="file"
          type="file"
          accept=".csv,.txt,.xml,text/csv,application/xml"
          hint="A CSV table or a CAMT.053 file, at most 8 MB and 20,000 lines. You see a preview before anything is booked."
          error={error}
        />
        <p>
          <Button type="submit" tone="main" isBusy={isBusy}>
            Upload
          </Button>
        </p>
      </form>
    </section>
  )
}
