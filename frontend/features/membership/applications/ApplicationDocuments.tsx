import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Evidence } from '../../../../domain/membership/applications/evidence/evidence.schema'
import { Button } from '../../../components/ui/Button'
import { FieldError } from '../../../components/ui/FieldFrame'
import { Select } from '../../../components/ui/Select'
import { UploadField } from '../../../components/upload/UploadField'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { sentFormOf } from '../../../lib/plainForms'
import { isCancelled } from '../../../lib/uploads/cancellation'
import { useUpload } from '../../../lib/uploads/useUpload'
import { PlainDocumentFields } from './PlainDocumentForm'
import { ACCEPTED_DOCUMENTS } from './documentTypes.constants'
import { evidenceQuery } from './evidenceQuery'

const OTHER = 'Another document'

export interface ApplicationDocumentsProps extends Pick<Evidence, 'documentsNeeded' | 'documents'> {
  /** Of the part, where the summary of a form leads to it. */
  id?: string
  /** What the form says is wrong with the documents as a whole. */
  error?: string
  hint?: string
}

/**
 * Documents of the application: photographed or chosen, made smaller on the device, sent at once. Not a form, so
 * that it can stand in one.
 */
export const ApplicationDocuments = ({
  documentsNeeded,
  documents,
  id: givenId,
  error,
  hint,
}: ApplicationDocumentsProps) => {
  const app = useApp()
  const client = useQueryClient()
  const ownId = useId()
  const id = givenId ?? ownId
  const [sent] = useState(() => sentFormOf(app, ['application-document']))
  const uploading = useUpload('applicationDocument')
  const missing = documentsNeeded.filter((name) => !documents.some((document) => document.name === name))
  const again = documentsNeeded.filter((name) => !missing.includes(name))
  const choices = missing.length > 0 ? [...missing, ...again, OTHER] : [OTHER, ...again]
  const [chosen, setChosen] = useState<string>()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const name = chosen ?? choices[0] ?? OTHER

  const run = async (action: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined)
    setIsBusy(true)
    try {
      await action()
      await client.invalidateQueries({ queryKey: evidenceQuery(app).queryKey })
    } catch (error) {
      if (!isCancelled(error)) setProblem(errorText(error, messages.unexpected))
    } finally {
      setIsBusy(false)
    }
  }
  const send = (): Promise<void> =>
    run(async () => {
      const { resizePicture } = await import('../../../lib/uploads/resizePicture')
      const small = file && (await resizePicture(file))
      await uploading.send(small, (key) => app.api.post('/application-documents/add', { name, file: key }))
      setFile(undefined)
      setChosen(undefined)
    })
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={error && missing.length > 0 ? `${id}-error` : undefined}
      className="grid scroll-mt-24 gap-4"
    >
      <h3 id={`${id}-title`} className="text-xl">
        Documents
      </h3>
      {hint && <p className="max-w-text text-ink-soft">{hint}</p>}
      {error && missing.length > 0 && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {documents.length > 0 && (
        <ul className="grid gap-2">
          {documents.map((document) => (
            <li key={document.id} className="flex flex-wrap items-center gap-x-4 border-b border-rule">
              <a
                href={`/api/application-documents/${document.id}/content`}
                target="_blank"
                rel="noreferrer"
                className="link inline-flex min-h-11 items-center"
              >
                <bdi>{document.name}</bdi>
              </a>
              <span className="text-ink-soft">{formatDate(document.createdAt)}</span>
              <Button
                tone="quiet"
                className="noscript:hidden"
                disabled={isBusy}
                aria-label={`Remove ${document.name}`}
                onClick={() =>
                  void run(() => app.api.post(`/application-documents/${document.id}/remove`, {}))
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && !error && <p>Still needed: {missing.join(', ')}.</p>}
      {missing.length === 0 && documentsNeeded.length > 0 && (
        <p className="font-semibold text-acacia">Every document that you need has arrived.</p>
      )}
      <PlainDocumentFields choices={choices} problem={sent?.errors[0]?.message} />
      <div className="grid gap-4 noscript:hidden">
        <Select
          id={`${id}-name`}
          label="What it is"
          options={choices.map((value) => ({ value, label: value }))}
          value={name}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <UploadField
          id={`${id}-file`}
          label="Photo or file"
          hint="Photograph it or choose a picture or a PDF file, less than 10 MB. Only you and our reviewers see it; it is deleted some time after the decision."
          accept={ACCEPTED_DOCUMENTS}
          file={file}
          onChoose={setFile}
          uploading={uploading}
          isDisabled={isBusy}
          error={problem}
        />
        <p>
          <Button isBusy={isBusy} disabled={!file} onClick={() => void send()}>
            Send Document
          </Button>
        </p>
      </div>
    </section>
  )
}
