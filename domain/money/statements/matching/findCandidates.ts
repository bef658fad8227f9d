import type { Payload } from 'payload'
import { searchInvoices } from '../../invoices/index'
import { normaliseReference } from '../../invoices/reference.schema'
import type { Suggestion } from '../line.schema'

const MAX_CANDIDATES = 10

/**
 * The invoices whose number, reference or recipient has a text, the open ones first; staff choose one, or its
 * person.
 */
export const findCandidates = async (payload: Payload, text: string): Promise<Suggestion[]> =>
  (await searchInvoices(payload, text, normaliseReference(text), MAX_CANDIDATES)).map(
    ({ _id, number, recipient, openMinor, currency, user }) => ({
      invoice: _id.toHexString(),
      user: user.toHexString(),
      label: `${number ?? ''}, ${recipient.name}`,
      amountMinor: openMinor,
      currency,
    }),
  )
