import { formatTime } from '../../../lib/dates'
import type { Admission, Judgement } from './judge'

/** What the door says about a ticket. */
export interface DoorText {
  /** `plain` is for what is still to be decided. */
  tone: 'good' | 'plain' | 'warning' | 'stop'
  title: string
  text: string
}

export const doorOf = ({ at, door }: Admission): string => `${door}, ${formatTime(at)}`

/** What no ticket of ours says: another code, or a part of one. */
export const FORGED: DoorText = {
  tone: 'stop',
  title: 'Not a ticket',
  text: 'The code is damaged or not ours. Try again, or look the person up by name.',
}

/** What is said before anybody decides. */
export const textOf = (judgement: Judgement): DoorText => {
  switch (judgement.outcome) {
    case 'free':
      return { tone: 'good', title: 'Let in', text: '' }
    case 'double':
      return { tone: 'stop', title: 'Already in', text: `Let in by ${doorOf(judgement.first)}.` }
    case 'unpaid':
      return { tone: 'warning', title: 'Not paid', text: 'The order of this ticket is not paid.' }
    case 'cancelled':
      return { tone: 'stop', title: 'Not valid', text: 'This ticket was cancelled or refunded.' }
    case 'unchosen':
      return {
        tone: 'warning',
        title: 'Has not chosen this session',
        text: 'The ticket is valid, but the seats of this session are for those who chose it.',
      }
    case 'elsewhere':
      return {
        tone: 'stop',
        title: 'Not at this door',
        text: 'This ticket is for something else. Ask for the other ticket, or look the person up by name.',
      }
    case 'unknown':
      return {
        tone: 'warning',
        title: 'Not on this list',
        text: 'It is a ticket of ours, but of another event, or bought since the list was read.',
      }
  }
}
