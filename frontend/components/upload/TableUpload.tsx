import { type ReactNode, type SubmitEvent, useState } from 'react'
import { errorText } from '../../lib/errorText'
import { messages } from '../../lib/messages/messages'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'

export interface TableUploadProps {
  title: string
  label: string
  accept: string
  hint: string
  maxBytes: number
  /** What is said of a larger file. */
  tooLarge: string
  /** Fields before that of the file. */
  children?: ReactNode
  /** Sends the file; what it throws is shown. */
  onSend: (file: File, form: FormData) => Promise<void>
}

/** Takes a file with a table: a statement of a bank, a list of people. It is looked at before anything is changed. */
export const TableUpload = ({
  title,
  label,
  accept,
  hint,
  maxBytes,
  tooLarge,
  children,
  onSend,
}: TableUploadProps) => {
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
    if (file.size > maxBytes) {
      setError(tooLarge)
      return
    }
    setIsBusy(true)
    setError(undefined)
    try {
      await onSend(file, form)
    } catch (problem) {
      setError(errorText(problem, messages.unexpected))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <section aria-labelledby="upload" className="grid max-w-text gap-4">
      <h2 id="upload" className="text-xl">
        {title}
      </h2>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        {children}
        <Field label={label} name="file" type="file" accept={accept} hint={hint} error={error} />
        <p>
          <Button type="submit" tone="main" isBusy={isBusy}>
            Upload
          </Button>
        </p>
      </form>
    </section>
  )
}
