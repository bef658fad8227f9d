import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { EventDetail, EventTrashed } from '../../../../domain/events/events.schema'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { adminMessages } from '../../../lib/messages/adminMessages'
import { staffEventMessages } from '../../../lib/messages/staffEventMessages'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { deskPaths } from '../../../deskPaths'
import { staffEventKeys } from './staffEventQueries'

/** What deleting an event tells whom. */
const tellsWhom = ({ registered, isOver, status }: EventDetail): string => {
  if (registered === 0) return 'Nobody is registered.'
  if (isOver) return 'The event is over: nobody is notified.'
  if (status === 'cancelled')
    return 'The people registered know already that it is cancelled: nobody is notified again.'
  if (status === 'draft') return 'The event is not published: nobody is notified.'
  return registered === 1
    ? 'One person is registered and will be told by email that it does not take place.'
    : `${registered.toLocaleString('en-GB')} people are registered and will be told by email that it does not take place.`
}

/** Moves an event to the trash, after saying how many people are told. */
export const DeleteEventDialog = ({ event, onClose }: { event: EventDetail; onClose: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const { id, registered, updatedAt } = event

  const remove = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const { told } = await api.post<EventTrashed>(`/events/${encodeURIComponent(id)}/trash`, {
        registered,
        updatedAt,
      })
      toast({
        tone: 'success',
        title: staffEventMessages.deleted,
        description: told > 0 ? staffEventMessages.told(told) : undefined,
      })
      await navigate(deskPaths.events.build())
      await queryClient.invalidateQueries({ queryKey: staffEventKeys.lists })
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'changed_meanwhile'
      toast({
        tone: 'error',
        title: staffEventMessages.deleteFailed,
        description: isStale ? adminMessages.versionConflict : errorText(error, messages.unexpected),
      })
      await queryClient.invalidateQueries({ queryKey: staffEventKeys.details })
    } finally {
      setIsBusy(false)
      onClose()
    }
  }

  return (
    <Dialog title="Delete this event?" isOpen onClose={onClose}>
      <p>
        {tellsWhom(event)} It stays in the trash of the content panel for 30 days, where it can be restored.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void remove()}>
          Delete Event
        </Button>
        <Button tone="main" onClick={onClose}>
          Keep it
        </Button>
      </p>
    </Dialog>
  )
}
