import type { RowDecision, RowView } from '../../../../domain/people/peopleImports/import.schema'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'

/** Sends what staff decide about a row; tells what went wrong. */
export const useRowDecision = (
  { id, row, revision }: RowView,
  onDecided: () => void,
): ((decision: RowDecision) => Promise<void>) => {
  const { api } = useApp()
  const toast = useToast()
  return async (decision) => {
    try {
      await api.post(`/people-import-rows/${id}/decision`, { ...decision, revision })
    } catch (error) {
      toast({
        tone: 'error',
        title: `Row ${row} was not decided`,
        description: errorText(error, messages.unexpected),
      })
    }
    onDecided()
  }
}
