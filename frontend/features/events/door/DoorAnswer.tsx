import type { ReactNode, Ref } from 'react'
import { Button } from '../../../components/ui/Button'
import { Icon } from '../../../components/ui/Icon'
import { classNames } from '../../../lib/classNames'
import type { DoorText } from './doorTexts'

const TONES: Record<DoorText['tone'], string> = {
  good: 'border-acacia bg-acacia-wash',
  plain: 'border-nile bg-nile-wash',
  warning: 'border-amber bg-amber-wash',
  stop: 'border-laterite bg-laterite-wash',
}

export interface DoorAnswerProps {
  text: DoorText
  /** Who it is about, and the type of the ticket; null for a code that is none. */
  name: string | null
  type: string | null
  /** What the door is to know about the person. */
  notes?: readonly string[] | undefined
  /** What can be done about it. */
  children?: ReactNode
  ref: Ref<HTMLDivElement>
  onClose: () => void
}

/** What came of a scan: to be read at arm's length, and heard. */
export const DoorAnswer = ({
  text: { tone, title, text },
  name,
  type,
  notes = [],
  children,
  ref,
  onClose,
}: DoorAnswerProps) => (
  <div ref={ref} tabIndex={-1} className={classNames('grid gap-3 border-2 p-5', TONES[tone])}>
    <div role="status" className="grid gap-1">
      <p className="flex items-center gap-3 font-display text-3xl font-semibold">
        {tone !== 'plain' && <Icon name={tone === 'good' ? 'check' : 'alert'} />}
        {title}
      </p>
      {name !== null && (
        <p className="text-xl wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi>
          {type && (
            <>
              , <bdi>{type}</bdi>
            </>
          )}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-lg font-semibold wrap-anywhere">
          <bdi>{note}</bdi>
        </p>
      ))}
      {text && <p>{text}</p>}
    </div>
    <p className="flex flex-wrap gap-3">
      {children}
      <Button tone="quiet" onClick={onClose}>
        Next
      </Button>
    </p>
  </div>
)
