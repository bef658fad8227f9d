import { useState } from 'react'
import { VISITOR, dropDraft, readDraft, writeDraft } from '../../../lib/drafts'
import { useSession } from '../../../lib/session/useSession'
import { type SavedDraft, useSavedDraft } from '../../../lib/useSavedDraft'

/** What was chosen, beside what was typed. */
interface Choice {
  /** By the id of a type. */
  counts: Readonly<Record<string, number>>
  /** Whether the first ticket is for who orders. */
  isForMe: boolean
}

export interface OrderDraft extends SavedDraft {
  /** What was chosen before; null for an order that is begun now. */
  chosen: Choice | null
  keepChoice: (choice: Choice) => void
  /** What was typed into a field before; undefined for nothing. */
  typed: (field: string) => string | undefined
}

const FOR_OTHERS = 'others'

/**
 * Keeps an order that is being filled in while its person looks at another page, or loads this one again.
 * @param event id of the event
 */
export const useOrderDraft = (event: string): OrderDraft => {
  const owner = useSession().user?.id ?? VISITOR
  const form = `order-${event}`
  const choiceForm = `${form}.choice`
  const saved = useSavedDraft(form, { isOfVisitors: owner === VISITOR })
  const [kept] = useState(() => readDraft(owner, choiceForm))
  const [texts] = useState(() => readDraft(owner, form))
  return {
    ...saved,
    chosen: kept
      ? {
          counts: Object.fromEntries(
            Object.entries(kept)
              .filter(([name]) => name !== FOR_OTHERS)
              .map(([type, count]) => [type, Number(count)]),
          ),
          isForMe: !(FOR_OTHERS in kept),
        }
      : null,
    keepChoice: ({ counts, isForMe }) =>
      writeDraft(owner, choiceForm, {
        ...Object.fromEntries(Object.entries(counts).map(([type, count]) => [type, String(count)])),
        ...(!isForMe && { [FOR_OTHERS]: 'yes' }),
      }),
    typed: (field) => {
      const text = texts?.[field]
      return typeof text === 'string' ? text : undefined
    },
    forgetDraft: () => {
      saved.forgetDraft()
      dropDraft(owner, choiceForm)
    },
  }
}
