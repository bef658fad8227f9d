import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { jubaYear } from '../../../platform/jubaTime'
import { createGaplessNumbers } from '../../../platform/createGaplessNumbers'
import {
  type SeriesNumber,
  findGreatestNumber,
  findMembershipsOf,
  findSeriesNumbers,
  takeSeriesNumbers,
} from './bulkMembershipsRepository'

/** Issues the membership number of an account, `ACE-2026-0001`. Source: decisions.md "Membership number". */
export const issueMembershipNumber = createGaplessNumbers({
  collection: 'membership-numbers',
  ownerField: 'user',
  prefix: 'ACE',
})

const OURS = /^ACE-(\d{4})-(\d{4,7})$/
/** Numbers of other forms move the series on up to here: `2019045` is a year with a number, not a number. */
const MAX_FOREIGN = 99_999

const ofSeries = (number: string, user: ObjectId): SeriesNumber | undefined => {
  const [, year, place] = OURS.exec(number) ?? []
  return place && Number(place) > 0 ? { _id: Number(place), year: Number(year), user } : undefined
}

const endOf = (number: string): number => {
  const digits = Number(/(\d{1,7})\D*$/.exec(number)?.[1] ?? 0)
  return digits <= MAX_FOREIGN ? digits : 0
}

/**
 * Keeps numbers that people have already, in whatever form: those of our own form take their places in the series, and
 * after the others the series goes on. Safe to repeat.
 * @returns the accounts whose number was issued to somebody else
 */
export const keepNumbers = async (
  payload: Payload,
  numbers: readonly { user: ObjectId; number: string }[],
): Promise<Set<string>> => {
  const ours = numbers.flatMap(({ user, number }) => ofSeries(number, user) ?? [])
  await takeSeriesNumbers(payload, ours)
  const taken = new Map(
    (
      await findSeriesNumbers(
        payload,
        ours.map(({ _id }) => _id),
      )
    ).map((each) => [each._id, each]),
  )
  const others = ours.flatMap((own) => {
    const holder = taken.get(own._id)
    return holder && !holder.user.equals(own.user) && holder.year === own.year
      ? { own, holder: holder.user }
      : []
  })
  const held = new Set(
    (
      await findMembershipsOf(
        payload,
        others.map(({ holder }) => holder),
      )
    ).map(({ user, number }) => `${String(user)} ${number}`),
  )
  const isIssued = ({ own, holder }: (typeof others)[number]): boolean => {
    const number = numbers.find(({ user }) => user.equals(own.user))?.number ?? ''
    const hasOther =
      [...held].some((each) => each.startsWith(`${String(holder)} `)) &&
      !held.has(`${String(holder)} ${number}`)
    return !hasOther
  }
  const foreign = numbers.filter(({ number }) => !OURS.test(number))
  const greatest = foreign.toSorted((one, other) => endOf(other.number) - endOf(one.number))[0]
  if (greatest && endOf(greatest.number) > (await findGreatestNumber(payload)))
    await takeSeriesNumbers(payload, [
      { _id: endOf(greatest.number), year: jubaYear(new Date()), user: greatest.user },
    ])
  return new Set(others.filter(isIssued).map(({ own }) => String(own.user)))
}
