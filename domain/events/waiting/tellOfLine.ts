import type { Payload } from 'payload'
import { queueMail } from '../../messaging/mail'
import { type Contact, findContact } from '../../people/profiles'
import { type EndedPlace, SEAT, markOfferTold, readEventFacts, readLine, removeEnded } from '..'
import type { EventFacts } from '../mails/eventFacts'

const factsOf = (event: EventFacts, contact: Contact) => ({
  event,
  fullName: contact.fullName,
  email: contact.email,
  at: new Date().toISOString(),
})

/** Those who are told in one mail: a person whose places ended for the same reason. */
const byPerson = (ended: readonly EndedPlace[]): EndedPlace[][] => [
  ...ended
    .reduce((all, place) => {
      const key = `${place.user.toHexString()}:${place.why === 'declined' ? place.id : place.why}`
      return all.set(key, [...(all.get(key) ?? []), place])
    }, new Map<string, EndedPlace[]>())
    .values(),
]

/** Mails those for whom a ticket is held, and those who are out of the line, once each. Safe to repeat. */
export const tellOfLine = async (payload: Payload, event: string): Promise<void> => {
  const line = await readLine(payload, event)
  const offers = line?.offers.filter(({ isTold }) => !isTold) ?? []
  if (!line || offers.length + line.ended.length === 0) return
  const facts = await readEventFacts(payload, event)
  for (const { id, user, type, typeName, until, isAccepted = false } of offers) {
    const contact = await findContact(payload, user.toHexString())
    if (facts && contact?.email)
      await queueMail(payload, {
        template: 'waitingListOffer',
        to: contact.email,
        data: () => ({
          ...factsOf(facts, contact),
          type: typeName,
          isSeat: type === SEAT,
          isAccepted,
          until: until.toISOString(),
        }),
        dedupeKey: `waitingListOffer:${id}`,
      })
    await markOfferTold(payload, event, id)
  }
  for (const [first, ...others] of byPerson(line.ended)) {
    if (!first) continue
    const places = [first, ...others]
    const contact = await findContact(payload, first.user.toHexString())
    if (facts && contact?.email && first.why === 'declined')
      await queueMail(payload, {
        template: 'ticketRequestDeclined',
        to: contact.email,
        data: () => ({ ...factsOf(facts, contact), type: first.typeName, reason: first.reason ?? '' }),
        dedupeKey: `ticketRequestDeclined:${first.id}`,
      })
    else if (facts && contact?.email)
      await queueMail(payload, {
        template: 'waitingListEnded',
        to: contact.email,
        data: () => ({
          ...factsOf(facts, contact),
          types: places.map(({ typeName }) => typeName),
          isLapsed: first.why === 'lapsed',
          isAccepted: first.isAccepted ?? false,
          isSeat: first.type === SEAT,
        }),
        dedupeKey: `waitingListEnded:${first.id}`,
      })
    await removeEnded(
      payload,
      event,
      places.map(({ id }) => id),
    )
  }
}
