import { MAX_AMOUNT_MINOR } from '../../../../platform/money.schema'

/** The longest amount, with its groups, decimals and brackets, is shorter. */
export const MAX_AMOUNT_LENGTH = 50

export type DecimalSign = '.' | ','

/** An amount without the brackets or the sign that say whether money left. */
export const withoutSign = (text: string): string =>
  text.replace(/^\((.*)\)$/, '$1').replace(/^[+-]\s*|\s*-$/g, '')

export const otherThan = (sign: string | undefined): DecimalSign => (sign === ',' ? '.' : ',')

/**
 * An amount as a bank writes it, in minor units with its sign: `1,250.00`, `-1 250,00`, `(1250.00)`, `1250.00-`.
 * Undefined for other texts, for more than two decimals and for amounts above a billion.
 */
export const readSignedAmount = (text: string, decimal: DecimalSign): number | undefined => {
  const plain = text.trim().replace(/\u2212/g, '-')
  if (plain.length > MAX_AMOUNT_LENGTH) return undefined
  const bare = withoutSign(plain)
  const isNegative = /^\(.*\)$|^-|-$/.test(plain)
  const pattern = new RegExp(
    `^(\\d{1,13}|[1-9]\\d{0,2}(?:[ '\\u00A0\\u202F\\${otherThan(decimal)}]\\d{3}){1,4})(?:\\${decimal}(\\d{1,2}))?$`,
  )
  const [, whole, fraction = ''] = pattern.exec(bare) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  if (amount > MAX_AMOUNT_MINOR) return undefined
  return isNegative && amount !== 0 ? -amount : amount
}
