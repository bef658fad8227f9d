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
  /** What was chosen before; undefined for an order that is begun now. */
  chosen: Choice | undefined
  keepChoice: (choice: Choice) => void
  /** What was typed into a field before; undefined for nothing. */
  typed: (field: string) => string | undefined
}

const CHOICE = 'choice'

/**
 * Keeps an order that is being filled in while its person looks at another page, or loads this one again.
 * @param event id of the event
 */
export const useOrderDraft = (event: string): OrderDraft => {
  const owner = useSession().user?.id ?? VISITOR
  const form = `order-${event}`
  const choiceForm = form + CHOICE
  const saved = useSavedDraft(form, { isOfVisitors: owner === VISITOR })
  const [{ chosen, texts }] = useState(() => {
    const choice = readDraft(owner, choiceForm)?.[CHOICE]
    return {
      chosen: typeof choice === 'string' ? (JSON.parse(choice) as Choice) : undefined,
      texts: readDraft(owner, form),
    }
  })
  return {
    ...saved,
    chosen,
    keepChoice: (choice) => writeDraft(owner, choiceForm, { [CHOICE]: JSON.stringify(choice) }),
    typed: (field) => texts?.[field]?.toString(),
    forgetDraft: () => {
      saved.forgetDraft()
      dropDraft(owner, choiceForm)
    },
  }
}
