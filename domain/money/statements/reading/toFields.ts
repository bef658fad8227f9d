import { ObjectId } from 'mongodb'
import type { LinePlan } from '../matching/planLine'

const idOf = (id: string | undefined): ObjectId | undefined => (id ? new ObjectId(id) : undefined)

/** A plan as the fields of a line. What it does not name is left as it is. */
export const toFields = ({
  outcome,
  question,
  suggestions,
  parts,
  transfer,
  refund,
  ...ids
}: LinePlan): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({
      outcome,
      question: question ?? null,
      suggestions: suggestions ?? [],
      invoice: idOf(ids.invoice),
      user: idOf(ids.user),
      parts: parts?.map(({ invoice, amountMinor }) => ({
        id: new ObjectId().toHexString(),
        invoice: idOf(invoice),
        amountMinor,
      })),
      refund,
      transfer: transfer && { ...transfer, chapter: idOf(transfer.chapter) },
      payment: idOf(ids.payment),
      reverses: idOf(ids.reverses),
    }).filter(([, value]) => value !== undefined),
  )
