import type { Payload } from 'payload'
import { TextMessageError, openTextMessages } from '../../../../services/textMessages'
import { workOnEach } from '../../../../platform/workOnEach'
import { type Addressed, readPeople } from '../audience/readPeople'
import type { StoredMailing } from '../mailingsRepository'
import { type StoredRecipient, findInState, moveRecipients } from '../recipientsRepository'

const BATCH = 200
/** Longer than a provider is waited for: what is still on its way then broke off. */
const BROKEN_OFF_MS = 2 * 60_000

/** No message goes out for now: those that are left wait for the next run. */
class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** Whether the next message would meet the same. */
const isForAll = (error: unknown): boolean =>
  error instanceof ProviderUnavailable || error instanceof TextMessageError

type Text = Pick<StoredMailing, '_id' | 'kind' | 'sms'>

/**
 * Hands one message over. The row says so before, so that nobody gets a second one: what breaks off between the two is
 * “perhaps sent”, and stays so.
 */
const sendOne = async (
  payload: Payload,
  { sms }: Text,
  row: StoredRecipient,
  person: Addressed | undefined,
): Promise<void> => {
  const skip = person ? person.skip : 'noPhone'
  const phone = person?.phone
  if (skip || !phone) {
    const set = { state: 'skipped', skip: skip ?? 'noPhone', settledAt: new Date() } as const
    await moveRecipients(payload, [row._id], ['waiting'], set)
    return
  }
  const provider = openTextMessages()
  if (!provider) throw new Error('No provider of text messages is set up')
  const isOurs = await moveRecipients(payload, [row._id], ['waiting'], {
    state: 'queued',
    queuedAt: new Date(),
  })
  if (isOurs === 0) return
  const settle = (set: Parameters<typeof moveRecipients>[3]): Promise<number> =>
    moveRecipients(payload, [row._id], ['queued'], { ...set, settledAt: new Date() })
  try {
    const outcome = await provider.send({ to: phone, text: sms ?? '' })
    if (outcome.status === 'unavailable') {
      await moveRecipients(payload, [row._id], ['queued'], { state: 'waiting' })
      throw new ProviderUnavailable(outcome.reason)
    }
    await settle(
      outcome.status === 'sent'
        ? { state: 'sent' }
        : { state: 'failed', reason: outcome.reason.slice(0, 300) },
    )
  } catch (error) {
    if (error instanceof TextMessageError)
      await settle({ state: 'uncertain', reason: 'The provider did not answer' })
    throw error
  }
}

/**
 * Hands over the text messages to some people of a mailing, one after the other. A person who cannot be written to
 * stops no other; a provider that cannot be reached ends the run, and the rest waits.
 */
export const sendTexts = async (
  payload: Payload,
  mailing: Text,
  recipients: readonly StoredRecipient[],
): Promise<void> => {
  const people = await readPeople(
    payload,
    recipients.map(({ user }) => user),
    { kind: mailing.kind, channel: 'sms' },
  )
  const personOf = new Map(people.map((person) => [String(person.user), person]))
  await workOnEach(
    payload,
    recipients,
    (row) => sendOne(payload, mailing, row, personOf.get(String(row.user))),
    {
      failed: 'a text message could not be sent',
      about: ({ _id }) => ({ recipient: String(_id) }),
      isForAll,
    },
  )
}

/**
 * Settles the messages whose process ended while the provider was asked.
 * @returns how many are still on their way
 */
export const settleBrokenTexts = async (
  payload: Payload,
  { _id }: Pick<StoredMailing, '_id'>,
): Promise<number> => {
  let open = 0
  let after: StoredRecipient['_id'] | undefined
  for (;;) {
    const rows: StoredRecipient[] = await findInState(payload, _id, ['queued'], BATCH, after)
    if (rows.length === 0) return open
    after = rows.at(-1)?._id
    const broken = rows.filter(({ queuedAt }) => Number(queuedAt) < Date.now() - BROKEN_OFF_MS)
    await moveRecipients(
      payload,
      broken.map((row) => row._id),
      ['queued'],
      { state: 'uncertain', reason: 'Sending broke off', settledAt: new Date() },
    )
    open += rows.length - broken.length
  }
}
