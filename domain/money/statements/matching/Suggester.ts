import type { Suggestion } from '../line.schema'
import type { PayableInvoice } from './planLine'
import type { ParsedLine } from '../statement.schema'

const MAX_SUGGESTIONS = 5
/** A name that so many people have says nothing. */
const MAX_BEARERS = 200
const MIN_NAME_LENGTH = 3

const wordsOf = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter(({ length }) => length >= MIN_NAME_LENGTH),
  ),
]

const addTo = (map: Map<string, PayableInvoice[]>, key: string, invoice: PayableInvoice): void => {
  const bearers = map.get(key)
  if (!bearers) map.set(key, [invoice])
  else if (bearers.length <= MAX_BEARERS) bearers.push(invoice)
}

/** Suggests open invoices for a line by its payer and amount. Staff decide. */
export class Suggester {
  private readonly byWord = new Map<string, PayableInvoice[]>()
  private readonly byAmount = new Map<string, PayableInvoice[]>()

  add(invoice: PayableInvoice): void {
    // what is left of a reference that lost its check digits
    const words = [...wordsOf(invoice.name), invoice.reference.slice(4).toLowerCase()]
    for (const word of words) addTo(this.byWord, word, invoice)
    addTo(this.byAmount, `${invoice.currency} ${invoice.openMinor}`, invoice)
  }

  suggest({ text, payer, amountMinor, currency }: ParsedLine): Suggestion[] {
    const scores = new Map<PayableInvoice, number>()
    for (const word of wordsOf(`${payer} ${text}`)) {
      const bearers = this.byWord.get(word) ?? []
      if (bearers.length <= MAX_BEARERS)
        for (const invoice of bearers) scores.set(invoice, (scores.get(invoice) ?? 0) + 2)
    }
    const equal = this.byAmount.get(`${currency} ${amountMinor}`) ?? []
    for (const invoice of equal)
      if (equal.length <= MAX_SUGGESTIONS || scores.has(invoice))
        scores.set(invoice, (scores.get(invoice) ?? 0) + 1)
    return [...scores]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MAX_SUGGESTIONS)
      .map(([{ id, user, number, name, openMinor, currency: its }]) => ({
        invoice: id,
        user,
        label: `${number}, ${name}`,
        amountMinor: openMinor,
        currency: its,
      }))
  }
}
