import type { Uploading } from '../../lib/uploads/useUpload'
import { Button } from '../ui/Button'
import { FieldFrame, type FieldFrameProps } from '../ui/FieldFrame'

/** `12.40 MB`. Source: spec.md section 2, "Upload dialog". */
const inMegabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(2)} MB`

export interface PdfFieldProps extends FieldFrameProps {
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
export const PdfField = ({ label, hint, error, id, file, onChoose, uploading: { sent, cancel }, isDisabled = false }: PdfFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} id={id}>
    {({ className, 'aria-describedby': describedBy, ...control }) => (
      <>
        <input
          {...control}
          type="file"
          accept="application/pdf,.pdf"
          className={`${className} h-auto py-2 file:me-4 file:min-h-9 file:cursor-pointer file:border file:border-edge file:bg-transparent file:px-3 file:font-semibold`}
          disabled={isDisabled}
          aria-describedby={[describedBy, file && `${control.id}-size`].filter(Boolean).join(' ') || undefined}
          onChange={({ currentTarget: { files } }) => onChoose(files?.[0])}
        />
        {file && sent === undefined && (
          <p id={`${control.id}-size`} className="text-ink-soft tabular-nums">
            <bdi className="break-all">{file.name}</bdi>, {inMegabytes(file.size)}
          </p>
        )}
        {file && sent !== undefined && <Progress sent={sent} total={file.size} label={`Uploading ${file.name}`} cancel={cancel} />}
      </>
    )}
  </FieldFrame>
)
