import { letOthersRun } from '../../../../platform/yieldLoop'
import { type DecimalSign, MAX_AMOUNT_LENGTH, otherThan, withoutSign } from './readAmount'

/** What an amount tells of the sign before the decimals of its file. */
interface DecimalVote {
  sign: DecimalSign
  /** Not where one group of three digits stands at the end: no amount has three decimals, but it may be no amount. */
  isCertain: boolean
}

/**
 * The sign before the decimals in a bank's file, by one of its amounts: it stands before one or two digits at the end, or
 * after groups of three. Undefined where the amount does not tell.
 */
const voteForDecimalSign = (text: string): DecimalVote | undefined => {
  if (text.length > MAX_AMOUNT_LENGTH) return undefined
  const signs = withoutSign(text.trim().replace(/\u2212/g, '-'))
  const [, sign, digits = ''] = /([.,])(\d+)$/.exec(signs) ?? []
  if (!sign || digits.length > 3) return undefined
  if (digits.length < 3) return { sign: sign as DecimalSign, isCertain: true }
  return { sign: otherThan(sign), isCertain: signs.split(sign).length > 2 }
}

/** The sign before the decimals of a bank's file, by most of its amounts; a point where they do not tell. */
export const findDecimalSign = async (amounts: Iterable<string>): Promise<DecimalSign> => {
  const votes = { certain: { '.': 0, ',': 0 }, likely: { '.': 0, ',': 0 } }
  for (const amount of amounts) {
    await letOthersRun()
    const vote = voteForDecimalSign(amount)
    if (vote) votes[vote.isCertain ? 'certain' : 'likely'][vote.sign] += 1
  }
  const told = [votes.certain, votes.likely].find((each) => each['.'] !== each[','])
  return told && told[','] > told['.'] ? ',' : '.'
}
