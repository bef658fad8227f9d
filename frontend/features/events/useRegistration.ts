import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SeatCounts } from '../../../domain/events/registrations/registrations.schema'
import type { Event } from '../../../payload-types'
import { ApiError } from '../../lib/ApiError'
import { type App, useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { eventMessages } from '../../lib/messages/eventMessages'
import { messages } from '../../lib/messages/messages'
import { useSession } from '../../lib/session/useSession'
import { useToast } from '../../lib/toasts'
import { paths } from '../../paths'
import { OWN_REGISTRATIONS, ownRegistrationsQuery } from './eventPageQueries'
import { eventKeys, seatCountsQuery } from './eventQueries'

type Change = 'register' | 'cancel'

/** Shows a change that the server has confirmed, before the lists are read again. */
const applyLocally = ({ queryClient, api }: App, eventId: string, change: Change): void => {
  const isRegistering = change === 'register'
  queryClient.setQueryData<string[]>(OWN_REGISTRATIONS, (ids = []) =>
    isRegistering ? [...ids, eventId] : ids.filter((id) => id !== eventId),
  )
  queryClient.setQueryData(seatCountsQuery({ api }).queryKey, (seats) => {
    const counted = seats?.[eventId]
    return counted
      ? { ...seats, [eventId]: { ...counted, taken: Math.max(0, counted.taken + (isRegistering ? 1 : -1)) } }
      : seats
  })
}

export interface Registering {
  isRegistered: boolean
  isFull: boolean
  /** Seats taken, of how many (null: unlimited), and what tickets cost; undefined while unknown or closed. */
  seats: SeatCounts['seats'][string] | undefined
  /** Whether seats are given by tickets, which have a page of their own. */
  hasTickets: boolean
  isPending: boolean
  register: () => void
  cancel: () => void
}

/**
 * The signed-in person's registration for an event, and how to change it. Source: spec.md sections 2, 6 and 8.
 * @param returnTo where to come back to from signing in
 */
export const useRegistration = (event: Pick<Event, 'id'>, returnTo: string): Registering => {
  const app = useApp()
  const { user } = useSession()
  const showToast = useToast()
  const navigate = useNavigate()
  const { data: ownIds = [] } = useQuery({
    ...ownRegistrationsQuery(app, user?.id ?? ''),
    enabled: user !== null,
  })
  const { data: counts } = useQuery(seatCountsQuery(app))

  const askToSignIn = (): void => {
    showToast({
      tone: 'info',
      title: messages.authenticationRequired,
      description: eventMessages.signInFirst,
    })
    void navigate(paths.auth.build({ from: returnTo }))
  }

  const isAtWork = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => {
      const path = `/events/${event.id}/registration`
      return change === 'register' ? app.api.post(path) : app.api.delete(path)
    },
    onSuccess: async (_answer, change) => {
      await Promise.all([
        app.queryClient.cancelQueries({ queryKey: eventKeys.seats }),
        app.queryClient.cancelQueries({ queryKey: OWN_REGISTRATIONS }),
      ])
      applyLocally(app, event.id, change)
      if (change === 'register')
        showToast({ tone: 'success', title: messages.success, description: eventMessages.registered })
      else
        showToast({
          tone: 'success',
          title: eventMessages.cancelled,
          description: eventMessages.cancelledDescription,
        })
    },
    onError: (error, change) => {
      if (error instanceof ApiError && error.status === 401) {
        void import('../../lib/session/forgetSession').then(({ reloadSession }) => reloadSession(app))
        askToSignIn()
      } else if (error instanceof ApiError && error.code === 'full') {
        showToast({ tone: 'error', title: eventMessages.full, description: eventMessages.fullDescription })
      } else {
        const fallback = change === 'register' ? eventMessages.registerFailed : eventMessages.cancelFailed
        showToast({ tone: 'error', title: messages.error, description: errorText(error, fallback) })
      }
    },
    onSettled: async () => {
      isAtWork.current = false
      await Promise.all([
        app.queryClient.invalidateQueries({ queryKey: eventKeys.seats }),
        app.queryClient.invalidateQueries({ queryKey: OWN_REGISTRATIONS }),
      ])
    },
  })

  /** Once, however often it is pressed before the first press is on the screen. */
  const change = (wanted: Change): void => {
    if (isAtWork.current) return
    isAtWork.current = true
    mutate(wanted)
  }

  const seats = counts?.[event.id]
  const isRegistered = user !== null && ownIds.includes(event.id)
  return {
    isRegistered,
    isFull: seats !== undefined && seats.capacity !== null && seats.taken >= seats.capacity,
    seats,
    hasTickets: Boolean(seats?.hasTickets),
    isPending,
    register: () => (user ? change('register') : askToSignIn()),
    cancel: () => change('cancel'),
  }
}
