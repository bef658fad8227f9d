import { useNavigate } from 'react-router-dom'
import type { CpdEntryData } from '../../../domain/cpd/cpdEntry.schema'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { cpdMessages } from '../../lib/messages/cpdMessages'
import { useExpiredSession } from '../../lib/session/useExpiredSession'
import { useToast } from '../../lib/toasts'
import { paths } from '../../paths'
import { cpdKey } from './cpdQueries'

/**
 * Adds, changes and removes own entries; everything that follows from them is read anew.
 * @param shownYear an entry of another year leads there
 */
export const useCpdChanges = (shownYear: number) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const navigate = useNavigate()
  const redirectToSignIn = useExpiredSession()
  const readAnew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: cpdKey })

  return {
    /** @throws ApiError for the form to show */
    save: async (data: CpdEntryData, id?: string): Promise<void> => {
      await (id ? api.patch(`/cpd-entries/${id}`, data) : api.post('/cpd-entries', data))
      toast({ tone: 'success', title: id ? cpdMessages.changed : cpdMessages.added })
      await readAnew()
      const year = Number(data.date.slice(0, 4))
      if (year !== shownYear) await navigate(paths.membership.cpd.build({ year }))
    },
    remove: async (id: string): Promise<void> => {
      try {
        await api.delete(`/cpd-entries/${id}`)
        toast({ tone: 'success', title: cpdMessages.removed })
      } catch (error) {
        if (await redirectToSignIn(error)) return
        toast({
          tone: 'error',
          title: cpdMessages.removeFailed,
          description: errorText(error, 'Please try again in a moment.'),
        })
      }
      await readAnew()
    },
  }
}
