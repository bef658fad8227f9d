import { useId } from 'react'
import type { Uploading } from '../../lib/uploads/useUpload'
import { Button } from '../ui/Button'
import { FieldError } from '../ui/Field'

/** `12.40 MB`. Source: spec.md section 2, "Upload dialog". */
const inMegabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(2)} MB`

export interface PdfFieldProps {
  label: string
  hint?: string
  error?: string
  /** Given by a form whose error summary links to its fields; else made up. */
  id?: string
  file: File | undefined
  onChoose: (file: File | undefined) => void
  uploading: Pick<Uploading, 'sent' | 'cancel'>
  isDisabled?: boolean
}

const Progress = ({ sent, total, label, cancel }: { sent: number; total: number; label: string; cancel: () => void }) => {
  const percent = Math.floor((sent / Math.max(total, 1)) * 100)
  return (
    <div className="mt-2 grid gap-2">
      <progress className="h-2 w-full accent-nile" value={sent} max={total} aria-label={label} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-ink-soft tabular-nums" aria-live="off">
          {inMegabytes(sent)} of {inMegabytes(total)}, {percent} %
        </p>
        <Button onClick={cancel}>Cancel upload</Button>
      </div>
    </div>
  )
}

/** Chooses a PDF, says how large it is, and shows how far it has come. */
export const PdfField = ({ label, hint, error, id: givenId, file, onChoose, uploading: { sent, cancel }, isDisabled = false }: PdfFieldProps) => {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        className="field-input h-auto py-2 file:me-4 file:min-h-9 file:cursor-pointer file:border file:border-edge file:bg-transparent file:px-3 file:font-semibold"
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`, file && `${id}-size`].filter(Boolean).join(' ') || undefined}
        onChange={({ currentTarget: { files } }) => onChoose(files?.[0])}
      />
      {file && sent === undefined && (
        <p id={`${id}-size`} className="text-ink-soft tabular-nums">
          <bdi className="break-all">{file.name}</bdi>, {inMegabytes(file.size)}
        </p>
      )}
      {file && sent !== undefined && <Progress sent={sent} total={file.size} label={`Uploading ${file.name}`} cancel={cancel} />}
    </div>
  )
}
