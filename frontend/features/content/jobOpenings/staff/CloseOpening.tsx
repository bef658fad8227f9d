import { useState } from 'react'
import { Button } from '../../../../components/ui/Button'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import { messages } from '../../../../lib/messages/messages'
import { openingMessages } from '../../../../lib/messages/openingMessages'
import { useToast } from '../../../../lib/toasts'
import { STAFF_OPENINGS } from './staffOpeningQueries'

/** Closes a published opening early; the second press confirms it. */
export const CloseOpening = ({ id }: { id: string }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const close = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await api.post(`/job-openings/${id}/end`, { to: 'closed' })
      toast({ tone: 'success', title: openingMessages.closed })
    } catch (error) {
      toast({
        tone: 'error',
        title: openingMessages.endFailed,
        description: errorText(error, messages.unexpected),
      })
    }
    await queryClient.invalidateQueries({ queryKey: STAFF_OPENINGS })
    setIsBusy(false)
    setIsAsked(false)
  }
  return isAsked ? (
    <p className="flex flex-wrap gap-3">
      <Button isBusy={isBusy} onClick={() => void close()}>
        Yes, Close It
      </Button>
      <Button disabled={isBusy} onClick={() => setIsAsked(false)}>
        Not Yet
      </Button>
    </p>
  ) : (
    <p>
      <Button onClick={() => setIsAsked(true)}>Close Early</Button>
    </p>
  )
}
