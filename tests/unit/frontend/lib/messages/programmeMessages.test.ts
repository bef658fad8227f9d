import { expect, it } from 'vitest'
import { programmeMessages } from '../../../../../frontend/lib/messages/programmeMessages'

it('says how many have chosen a session, and that they are told', () => {
  const told = 'They are told by email, unless the event is cancelled or the session is over.'
  expect([0, 1, 2].map(programmeMessages.chosenBy)).toEqual([
    'Nobody has chosen it.',
    `1 person has chosen it. ${told}`,
    `2 people have chosen it. ${told}`,
  ])
  expect(programmeMessages.removed(0)).toBe('Session removed. Nobody had chosen it.')
})
