const RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `1st`, `2nd`, `3rd`, `4th`. */
export const ordinal = (number: number): string => `${number}${SUFFIXES[RULES.select(number)] ?? 'th'}`

/** What people wait for. */
export type Awaited = 'ticket' | 'seat'

/** Texts of the waiting list for tickets and seats. Source: issue 34, part 2. */
export const waitingMessages = {
  position: (position: number, count: number): string =>
    `You are ${ordinal(position)} of ${count} on the waiting list.`,
  many: (count: number): string =>
    count === 1 ? '1 person is on the waiting list.' : `${count} people are on the waiting list.`,
  explained: (thing: Awaited): string =>
    `When a ${thing} becomes available, we hold it for the first person on the list and send an email.`,
  held: (thing: Awaited, moment: string): string => `A ${thing} is held for you until ${moment}.`,
  heldExplained: (thing: Awaited): string =>
    `Please ${thing === 'seat' ? 'register' : 'order it'} by then. After that, it goes to the next person on the list.`,
  asked: 'Your request is sent',
  askFirst: 'Our staff decide who can have this ticket.',
  isAsked: 'You have asked for this ticket.',
  isAskedExplained: 'Our staff decide about it, and we send an email then.',
  heldForRequest: 'Please order it by then. After that, others can have it.',
  withdrawn: 'Your request is withdrawn',
  joined: 'You are on the waiting list',
  left: 'You are no longer on the waiting list',
  declined: 'You declined. The next person on the list gets it.',
  loadFailed: 'Failed to load the waiting list',
  failed: 'Failed to change your place on the waiting list',
} as const
