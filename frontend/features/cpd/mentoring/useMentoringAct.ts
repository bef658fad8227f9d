import { useState } from 'react'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { mentoringMessages } from '../../../lib/messages/mentoringMessages'
import { messages } from '../../../lib/messages/messages'
import { useExpiredSession } from '../../../lib/session/useExpiredSession'
import { useToast } from '../../../lib/toasts'
import { MENTORING } from './mentoringQueries'

/** Does something about mentoring with one press, and says how it went. */
export const useMentoringAct = () => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const redirectToSignIn = useExpiredSession()
  const [busy, setBusy] = useState<string>()
  /**
   * @param key tells the pressed button from others
   * @param path after `/api/mentoring/`
   */
  const act = async (key: string, path: string, body: object, done: string): Promise<void> => {
    if (busy) return
    setBusy(key)
    try {
      await api.post(`/mentoring/${path}`, body)
      toast({ tone: 'success', title: done })
    } catch (error) {
      if (await redirectToSignIn(error)) return
      toast({
        tone: 'error',
        title: mentoringMessages.failed,
        description: errorText(error, messages.unexpected),
      })
    }
    await queryClient.invalidateQueries({ queryKey: MENTORING })
    setBusy(undefined)
  }
  return { act, busy }
}
