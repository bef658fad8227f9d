import type { Payload } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'

interface IssuedNumber {
  _id: number
  year: number
}

const write = ({ _id, year }: IssuedNumber): string => `ACE-${year}-${String(_id).padStart(4, '0')}`

/** The number an account has, else the next that nobody else takes first. */
const takeNumber = async (payload: Payload, user: string, year: number): Promise<string> => {
  const numbers = modelOf(payload, 'membership-numbers')
  for (;;) {
    const known = await numbers.findOne({ user }).lean<IssuedNumber>()
    if (known) return write(known)
    const last = await numbers.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<IssuedNumber>()
    try {
      await numbers.create({ _id: (last?._id ?? 0) + 1, year, user })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }
}

/** The last one asked for in this process: in a queue they do not take each other's number and try again. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * An account's membership number: the one it has, else the next. The unique keys decide between processes: who is
 * refused tries the next. Safe to repeat, no gap, none twice. Source: decisions.md "Membership number".
 * @param year the calendar year in Juba in which it is issued, kept with the number
 */
export const issueNumber = (payload: Payload, user: string, year: number): Promise<string> => {
  const number = queue.then(() => takeNumber(payload, user, year))
  queue = number.catch(() => undefined)
  return number
}
