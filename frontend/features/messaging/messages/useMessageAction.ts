import { useState } from 'react'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { memberMessageTexts } from '../../../lib/messages/memberMessageTexts'
import { messages } from '../../../lib/messages/messages'
import { useExpiredSession } from '../../../lib/session/useExpiredSession'
import { useToast } from '../../../lib/toasts'
import { messagesKey } from '../../../components/memberMessages/messageQueries'

/** Does something about messages, says what became of it, and asks for all of them anew. */
export const useMessageAction = (): {
  isBusy: boolean
  act: (send: () => Promise<unknown>, done: string, description?: string) => Promise<void>
} => {
  const { queryClient } = useApp()
  const toast = useToast()
  const redirectToSignIn = useExpiredSession()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (send: () => Promise<unknown>, done: string, description?: string): Promise<void> => {
    setIsBusy(true)
    try {
      await send()
      toast({ tone: 'success', title: done, description })
      await queryClient.invalidateQueries({ queryKey: messagesKey })
    } catch (error) {
      if (await redirectToSignIn(error)) return
      toast({
        tone: 'error',
        title: memberMessageTexts.failed,
        description: errorText(error, messages.unexpected),
      })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, act }
}
