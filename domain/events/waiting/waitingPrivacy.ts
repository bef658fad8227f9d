import type { Payload } from 'payload'
import type { ErasedPerson, PersonalData, PersonalDataExport } from '../../../platform/personalData'
import { erasePerson, findLinesOf } from '..'
import { followWaitingListSoon } from './followWaitingList'
import { listOwnPlaces } from './listWaiting'

const leaveAll = async (payload: Payload, { user }: ErasedPerson): Promise<void> => {
  for (const line of await findLinesOf(payload, user)) {
    await erasePerson(payload, line, user)
    await followWaitingListSoon(payload, String(line.event))
  }
}

const readPlaces: PersonalDataExport['read'] = async ({ payload }, { id }) =>
  (await listOwnPlaces(payload, id)).map(({ id: _, isSeat: __, event, ...place }) => ({
    ...place,
    event: event.title,
  }))

/** Seats are exported as registrations and tickets, and released with them; places in the line are here alone. */
export const seatLedgersPersonalData: PersonalData = {
  exports: [{ file: 'waiting-lists.json', read: readPlaces }],
  erasures: { requests: leaveAll },
}
