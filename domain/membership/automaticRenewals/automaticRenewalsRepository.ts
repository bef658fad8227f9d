import { type Collection, type FindCursor, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import type { AutomaticRenewal } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import type { Money } from '../../../platform/moneyFormat.schema'
import type { Stored } from '../../../platform/stored.types'
import type { SavedCard } from '../../../services/stripe'

/** A person's automatic renewal as the database has it. */
export type StoredAutomaticRenewal = Stored<AutomaticRenewal, 'term' | 'nextTryAt' | 'announcedAt'>

const renewalsOf = (payload: Payload): Collection<StoredAutomaticRenewal> =>
  modelOf(payload, 'automatic-renewals').collection as unknown as Collection<StoredAutomaticRenewal>

const toId = (id: string | ObjectId): ObjectId => (typeof id === 'string' ? new ObjectId(id) : id)

/** What is known of a term's tries and announcement is of the past once another term begins. */
const NO_TRIES = {
  tries: 0,
  isStopped: false,
  failure: null,
  nextTryAt: null,
  announcedAt: null,
  announcedMinor: null,
  announcedCurrency: null,
}

export const findAutomaticRenewal = (
  payload: Payload,
  user: string | ObjectId,
): Promise<StoredAutomaticRenewal | null> => renewalsOf(payload).findOne({ user: toId(user) })

/** Stores a consent that counts once its payment is confirmed. What the person had before stays until then. */
export const storeConsent = async (
  payload: Payload,
  user: string,
  consent: { payment: string; text: string; at: Date },
): Promise<void> => {
  const { payment, text, at } = consent
  await renewalsOf(payload).updateOne(
    { user: toId(user) },
    {
      $set: { pendingPayment: toId(payment), pendingText: text, pendingAt: at },
      $setOnInsert: { isOn: false, ...NO_TRIES, abandonedCustomers: [] },
    },
    { upsert: true },
  )
}

/** Iterates over those with a consent whose payment was not confirmed when it was last looked at. */
export const streamPending = (payload: Payload): FindCursor<StoredAutomaticRenewal> =>
  renewalsOf(payload).find({ pendingPayment: { $type: 'objectId' } }, EACH_BATCH)

const UNSET_PENDING = { pendingPayment: 1, pendingText: 1, pendingAt: 1 } as const

/** Switches it on with the card of a consent; a card from before is abandoned. */
export const switchOn = async (
  payload: Payload,
  { _id, pendingPayment, pendingText, pendingAt, customerId: former }: StoredAutomaticRenewal,
  { customerId, paymentMethodId }: SavedCard,
): Promise<void> => {
  await renewalsOf(payload).updateOne(
    { _id, pendingPayment },
    {
      $set: {
        isOn: true,
        customerId,
        paymentMethodId,
        consentText: pendingText,
        consentedAt: pendingAt,
        ...NO_TRIES,
      },
      $unset: UNSET_PENDING,
      ...(former && former !== customerId && { $addToSet: { abandonedCustomers: former } }),
    },
  )
}

/** Forgets a consent whose payment failed. */
export const dropPending = async (
  payload: Payload,
  { _id, pendingPayment }: StoredAutomaticRenewal,
): Promise<void> => {
  await renewalsOf(payload).updateOne({ _id, pendingPayment }, { $unset: UNSET_PENDING })
}

/**
 * Switches it off in one update, a consent that is pending too; the card is abandoned.
 * @param isErased whether the account goes: nothing then tells whose it was
 */
export const switchOff = async (payload: Payload, user: string, isErased = false): Promise<void> => {
  await renewalsOf(payload).updateOne({ user: toId(user) }, [
    {
      $set: {
        isOn: false,
        ...NO_TRIES,
        abandonedCustomers: {
          $setUnion: [
            { $ifNull: ['$abandonedCustomers', []] },
            { $cond: [{ $ifNull: ['$customerId', false] }, ['$customerId'], []] },
          ],
        },
      },
    },
    {
      $unset: [
        'customerId',
        'paymentMethodId',
        ...Object.keys(UNSET_PENDING),
        ...(isErased ? ['user', 'consentText', 'consentedAt', 'term'] : []),
      ],
    },
  ])
}

/** Iterates over those with cards that the provider is to forget. */
export const streamAbandoned = (payload: Payload): FindCursor<StoredAutomaticRenewal> =>
  renewalsOf(payload).find({ 'abandonedCustomers.0': { $exists: true } }, EACH_BATCH)

/** Notes that the provider has forgotten a customer; of an erased person nothing is left then. */
export const forgetCustomer = async (payload: Payload, id: ObjectId, customerId: string): Promise<void> => {
  await renewalsOf(payload).updateOne({ _id: id }, { $pull: { abandonedCustomers: customerId } })
}

/** Deletes what is left of erased people once the provider has forgotten their cards. */
export const deleteErased = async (payload: Payload): Promise<void> => {
  await renewalsOf(payload).deleteMany({ user: null, abandonedCustomers: { $size: 0 } })
}

/** Iterates over those that are on. */
export const streamOn = (payload: Payload): FindCursor<StoredAutomaticRenewal> =>
  renewalsOf(payload).find({ isOn: true }, EACH_BATCH)

/** Begins the tries of a term, unless they have begun. @returns it as it is then; null when it is off */
export const beginTerm = async (
  payload: Payload,
  id: ObjectId,
  term: Date,
): Promise<StoredAutomaticRenewal | null> => {
  await renewalsOf(payload).updateOne(
    { _id: id, isOn: true, term: { $ne: term } },
    { $set: { term, ...NO_TRIES } },
  )
  return renewalsOf(payload).findOne({ _id: id, isOn: true, term })
}

/** Notes when and with which amount a charge was announced, unless another process did meanwhile. */
export const markAnnounced = async (
  payload: Payload,
  { _id, term, announcedAt = null }: Pick<StoredAutomaticRenewal, '_id' | 'term' | 'announcedAt'>,
  { at, amount }: { at: Date; amount: Money },
): Promise<void> => {
  await renewalsOf(payload).updateOne(
    { _id, term, announcedAt, isOn: true },
    { $set: { announcedAt: at, announcedMinor: amount.amountMinor, announcedCurrency: amount.currency } },
  )
}

/** Counts a try that failed, once. @returns whether this call did */
export const countFailure = async (
  payload: Payload,
  { _id, term, tries }: Pick<StoredAutomaticRenewal, '_id' | 'term' | 'tries'>,
  next: { failure: string; isStopped: boolean; nextTryAt: Date },
): Promise<boolean> => {
  const { modifiedCount } = await renewalsOf(payload).updateOne(
    { _id, term, tries },
    { $set: next, $inc: { tries: 1 } },
  )
  return modifiedCount > 0
}
