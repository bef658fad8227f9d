import { useState } from 'react'
import { ENTRY_LIMITS } from '../../../../../domain/messaging/contactMessages/thread/entries.schema'
import { Button } from '../../../../components/ui/Button'
import { UploadField } from '../../../../components/upload/UploadField'
import { errorText } from '../../../../lib/errorText'
import { messages } from '../../../../lib/messages/messages'
import { isCancelled } from '../../../../lib/uploads/cancellation'
import { useUpload } from '../../../../lib/uploads/useUpload'

const ACCEPTED = 'application/pdf,.pdf,image/jpeg,image/png,image/webp'

/** A file that has been uploaded and goes with the answer. */
export interface AnswerFile {
  /** Of the upload. */
  key: string
  name: string
  /** In bytes. */
  size: number
}

export interface AnswerFilesProps {
  id: string
  files: readonly AnswerFile[]
  onChange: (files: readonly AnswerFile[]) => void
  /** What the form says is wrong with them. */
  error?: string
}

/** Files that go with an answer: uploaded as soon as they are chosen. */
export const AnswerFiles = ({ id, files, onChange, error }: AnswerFilesProps) => {
  const uploading = useUpload('answerAttachment')
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const attach = async (chosen: File | undefined): Promise<void> => {
    setFile(chosen)
    setProblem(undefined)
    if (!chosen) return
    const bytes = files.reduce((sum, { size }) => sum + size, chosen.size)
    if (bytes > ENTRY_LIMITS.attachedBytes) {
      setProblem('The files together must be less than 10 MB')
      return
    }
    try {
      const key = await uploading.send(chosen, (arrived) => Promise.resolve(arrived))
      onChange([
        ...files,
        { key, name: chosen.name.replace(/\.[^.]*$/, '').slice(0, 190), size: chosen.size },
      ])
    } catch (failure) {
      if (!isCancelled(failure)) setProblem(errorText(failure, messages.unexpected))
    }
    setFile(undefined)
  }
  const isFull = files.length >= ENTRY_LIMITS.attachments
  return (
    <div className="grid gap-2">
      {files.length > 0 && (
        <ul aria-label="Attached files" className="grid">
          {files.map(({ key, name }) => (
            <li key={key} className="flex flex-wrap items-center gap-x-4 border-b border-rule">
              <bdi className="break-all">{name}</bdi>
              <Button
                tone="quiet"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(files.filter((one) => one.key !== key))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-ink-soft">No more than {ENTRY_LIMITS.attachments} files go with an answer.</p>
      ) : (
        <UploadField
          // another file is chosen in an empty field
          key={files.length}
          id={id}
          label="Attach a file (optional)"
          hint={`PDF, JPEG, PNG or WebP. Up to ${ENTRY_LIMITS.attachments} files, together less than 10 MB.`}
          accept={ACCEPTED}
          file={file}
          onChoose={(chosen) => void attach(chosen)}
          uploading={uploading}
          error={problem ?? error}
        />
      )}
    </div>
  )
}
