import { useRef, useState } from 'react'
import type { DoorEntry } from '../../../../domain/events/door/door.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { formatDateTime } from '../../../lib/dates'
import type { DoorDevice } from './doorDevice'
import { type DoorText, FORGED, textOf } from './doorTexts'
import type { Judgement, WalkIn } from './judge'
import { ID_BYTES, toHex } from './readTicket'

/** What is shown about the last ticket. */
export interface ShownAnswer {
  text: DoorText
  /** Id of the ticket or of the person; null for a code that is none. */
  id: string | null
  entry: DoorEntry | null
  /** Of the admission, which can be undone; null for nobody who was let in now. */
  key: string | null
  /** Whether somebody may still decide to let them in. */
  isOpen: boolean
  /** Whether it came of a code: the hands and eyes stay where codes are read. */
  isScanned: boolean
  /** What a walk-in paid. */
  cash?: WalkIn['cash']
}

const LET_IN: DoorText = { tone: 'good', title: 'Let in', text: '' }
const NOT_IN: DoorText = { tone: 'plain', title: 'Not in yet', text: 'The ticket is valid.' }
const undoneText = (cash: WalkIn['cash']): DoorText => ({
  tone: 'warning',
  title: 'Taken back',
  text: `The person counts as not let in.${cash ? ` Give ${formatMoney(cash)} back.` : ''}`,
})

const notYet = (opensAt: string): DoorText => ({
  tone: 'warning',
  title: 'Valid, but not yet',
  text: `The door opens on ${formatDateTime(opensAt)}. Nobody is let in before.`,
})

/** Whom a person at the door may let in all the same. */
const OPEN: Judgement['outcome'][] = ['unpaid', 'unchosen', 'unknown']

const DOUBLE_CLICK_MS = 700

/** A sign for the hand that holds the phone. */
const buzz = ({ tone }: DoorText): void => {
  if ('vibrate' in navigator) navigator.vibrate(tone === 'good' ? 80 : [200, 100, 200])
}

export interface Answers {
  shown: ShownAnswer | null
  /** Reads a code, and lets the person in where the ticket is valid. */
  scan: (code: string) => Promise<void>
  /** Shows what is known of somebody who was looked up by name. */
  open: (id: string) => void
  /** Lets in whom the answer is about. */
  letIn: () => Promise<void>
  letWalkIn: (walkIn: WalkIn) => Promise<void>
  undo: () => Promise<void>
  close: () => void
}

/** Decides with the person at the door, one ticket after the other. */
export const useAnswer = (device: DoorDevice): Answers => {
  const [shown, setShown] = useState<ShownAnswer | null>(null)
  const current = useRef<ShownAnswer | null>(null)
  const admittedAt = useRef(0)
  const show = (next: ShownAnswer | null): void => {
    current.current = next
    setShown(next)
    if (next) buzz(next.text)
  }

  const admit = async (
    id: string,
    entry: DoorEntry | null,
    { walkIn, isScanned = false }: { walkIn?: WalkIn; isScanned?: boolean } = {},
  ): Promise<void> => {
    const key = await device.admit(id, walkIn)
    admittedAt.current = Date.now()
    show({ text: LET_IN, id, entry, key, isOpen: false, isScanned, cash: walkIn?.cash })
  }
  const look = (id: string, isScanned: boolean): { answer: ShownAnswer; isFree: boolean } | null => {
    const judgement = device.judge(id)
    if (!judgement) return null
    const { outcome } = judgement
    const entry = 'entry' in judgement ? judgement.entry : null
    const opensAt = device.closedUntil()
    const isFree = outcome === 'free' && !opensAt
    const isOpen = isFree || (!opensAt && OPEN.includes(outcome))
    const text = outcome === 'free' && opensAt ? notYet(opensAt) : textOf(judgement)
    return { answer: { text, id, entry, key: null, isOpen, isScanned }, isFree }
  }

  return {
    shown,
    scan: async (code) => {
      const id = await device.read(code)
      const found = id === null ? null : look(id, true)
      if (!found || id === null)
        show({ text: FORGED, id: null, entry: null, key: null, isOpen: false, isScanned: true })
      else if (found.isFree) await admit(id, found.answer.entry, { isScanned: true })
      else show(found.answer)
    },
    open: (id) => {
      const found = look(id, false)
      if (!found) return
      const { answer, isFree } = found
      show(isFree ? { ...answer, text: NOT_IN } : answer)
    },
    letIn: async () => {
      const answer = current.current
      // a second click finds the person let in already
      if (answer?.id && answer.isOpen && device.judge(answer.id)?.outcome !== 'double')
        await admit(answer.id, answer.entry)
    },
    letWalkIn: (walkIn) => {
      const id = toHex(crypto.getRandomValues(new Uint8Array(ID_BYTES)))
      const type = walkIn.cash ? `No ticket, paid ${formatMoney(walkIn.cash)}` : 'No ticket'
      return admit(id, { id, name: walkIn.name, type, state: 'valid' }, { walkIn })
    },
    undo: async () => {
      const answer = current.current
      // the second click of a double one falls where the first button was
      if (!answer?.key || Date.now() - admittedAt.current < DOUBLE_CLICK_MS) return
      const undone = { ...answer, key: null, text: undoneText(answer.cash), isScanned: false }
      current.current = undone // at once: it is not taken back twice while it is being stored
      await device.undo(answer.key)
      if (current.current === undone) show(undone) // else the next ticket is shown already
    },
    close: () => show(null),
  }
}
