import { type SubmitEvent, useMemo } from 'react'
import type { DoorEntry } from '../../../../domain/events/door/door.schema'
import { Badge } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { Field } from '../../../components/ui/Field'
import { type Knowledge, admissionsOf } from './judge'

const SHOWN = 20
/** What is typed of a code, whole or in part; a reader that types what it reads ends each with Enter. */
const CODE = /^\S{20,}$/

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const STATES: Record<DoorEntry['state'], string | null> = {
  valid: null,
  unpaid: 'Not paid',
  cancelled: 'Not valid',
  unchosen: 'Not chosen',
  elsewhere: 'Not at this door',
}

interface FoundProps {
  entry: DoorEntry
  isIn: boolean
  onOpen: () => void
}

const Found = ({ entry: { name, type, state }, isIn, onOpen }: FoundProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-2">
    <span className="min-w-0 wrap-anywhere">
      <bdi className="font-semibold">{name}</bdi>
      <span className="block text-ink-soft">
        <bdi>{type ?? 'Registered'}</bdi>
      </span>
    </span>
    <span className="flex items-center gap-3">
      {isIn && <Badge tone="good">In</Badge>}
      {STATES[state] && <Badge tone="warning">{STATES[state]}</Badge>}
      <Button onClick={onOpen} aria-label={`Open ${name}`}>
        Open
      </Button>
    </span>
  </li>
)

export interface DoorSearchProps {
  id: string
  known: Knowledge
  text: string
  onText: (text: string) => void
  onOpen: (id: string) => void
  /** Sent while nobody is found. */
  onNobody: () => void
  /** Of a reader that types what it reads. */
  onCode: (code: string) => void
}

/** Looks people up by name on the list of the device, without a network. */
export const DoorSearch = ({ id, known, text, onText, onOpen, onNobody, onCode }: DoorSearchProps) => {
  const asked = plain(text.trim())
  const { entries } = known.list
  const names = useMemo(() => entries.map(({ name }) => plain(name)), [entries])
  const found = asked.length < 2 ? [] : entries.filter((_, place) => names[place]?.includes(asked))
  const isCode = CODE.test(asked)
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    const [first, ...others] = found
    if (first) {
      if (others.length === 0) onOpen(first.id)
    } else if (isCode) {
      onCode(text)
      onText('')
    } else onNobody()
  }
  return (
    <form role="search" onSubmit={onSubmit} className="grid gap-3">
      <Field
        id={id}
        name="q"
        label="Name on the ticket"
        hint="At least two letters. A code can be typed or read into it too."
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => onText(target.value)}
      />
      <p role="status" className="text-ink-soft">
        {asked.length >= 2 &&
          (found.length === 0
            ? isCode
              ? 'Press Enter to check this code.'
              : 'Nobody on this list has such a name.'
            : found.length > SHOWN
              ? `The first ${SHOWN} of ${found.length} people. Type more of the name.`
              : `${found.length} ${found.length === 1 ? 'person' : 'people'} found.`)}
      </p>
      <ul aria-label="People found">
        {found.slice(0, SHOWN).map((entry) => (
          <Found
            key={entry.id}
            entry={entry}
            isIn={admissionsOf(known, entry.id).length > 0}
            onOpen={() => onOpen(entry.id)}
          />
        ))}
      </ul>
    </form>
  )
}
