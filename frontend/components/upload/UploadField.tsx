import type { Uploading } from '../../lib/uploads/useUpload'
import { Button } from '../ui/Button'
import { FieldFrame, type FieldFrameProps } from '../ui/FieldFrame'

/** `12.40 MB`. Source: spec.md section 2, "Upload dialog". */
const inMegabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(2)} MB`

export interface UploadFieldProps extends FieldFrameProps {
  file: File | undefined
  onChoose: (file: File | undefined) => void
  uploading: Pick<Uploading, 'sent' | 'resumedFrom' | 'interrupted' | 'cancel'>
  isDisabled?: boolean
  /** What the browser offers to choose from. */
  accept?: string
}

interface ProgressProps {
  sent: number
  total: number
  resumedFrom: number | undefined
  label: string
  cancel: () => void
}

const Progress = ({ sent, total, resumedFrom, label, cancel }: ProgressProps) => {
  const percent = Math.floor((sent / Math.max(total, 1)) * 100)
  return (
    <div className="mt-2 grid gap-2">
      <p role="status" className="empty:hidden">
        {resumedFrom !== undefined &&
          `Going on from where it stopped: ${inMegabytes(resumedFrom)} had arrived already.`}
      </p>
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

/** Chooses a file, a PDF by default, says how large it is, and shows how far it has come. */
export const UploadField = ({
  label,
  hint,
  error,
  id,
  file,
  onChoose,
  uploading: { sent, resumedFrom, interrupted, cancel },
  isDisabled = false,
  accept = 'application/pdf,.pdf',
}: UploadFieldProps) => {
  const hasInterrupted = interrupted.length > 0 && sent === undefined && !isDisabled
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {({ className, 'aria-describedby': describedBy, ...control }) => (
        <>
          {hasInterrupted && (
            <p id={`${control.id}-interrupted`} className="border-s-2 border-nile ps-3">
              {interrupted.length === 1 ? 'An upload was' : `${interrupted.length} uploads were`} interrupted
              (<span className="tabular-nums">{interrupted.map(inMegabytes).join(', ')}</span>). Choose the
              same file again, and it goes on from where it stopped.
            </p>
          )}
          <input
            {...control}
            type="file"
            accept={accept}
            className={`${className} h-auto py-2 file:me-4 file:min-h-9 file:cursor-pointer file:border file:border-edge file:bg-transparent file:px-3 file:font-semibold`}
            disabled={isDisabled}
            aria-describedby={
              [describedBy, hasInterrupted && `${control.id}-interrupted`, file && `${control.id}-size`]
                .filter(Boolean)
                .join(' ') || undefined
            }
            onChange={({ currentTarget: { files } }) => onChoose(files?.[0])}
          />
          {file && sent === undefined && (
            <p id={`${control.id}-size`} className="text-ink-soft tabular-nums">
              <bdi className="break-all">{file.name}</bdi>, {inMegabytes(file.size)}
            </p>
          )}
          {file && sent !== undefined && (
            <Progress
              sent={sent}
              total={file.size}
              resumedFrom={resumedFrom}
              label={`Uploading ${file.name}`}
              cancel={cancel}
            />
          )}
        </>
      )}
    </FieldFrame>
  )
}
