import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { EventDetail, EventForm } from '../../../../domain/events/events.schema'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { UnsavedDialog } from '../../../components/ui/UnsavedDialog'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { staffEventMessages } from '../../../lib/messages/staffEventMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { useSavedDraft } from '../../../lib/useSavedDraft'
import { useUnsavedWarning } from '../../../lib/useUnsavedWarning'
import { deskPaths } from '../../../deskPaths'
import { EventFields } from './EventFields'
import { staffEventKeys, staffEventQuery } from './staffEventQueries'
import { describeConflict } from './describeConflict'

/** Whom a change of time or place reaches. */
const Consequence = ({ registered }: Pick<EventDetail, 'registered'>) => (
  <p className="border-s-4 border-nile bg-nile-wash p-4">
    {registered === 1 ? 'One person is' : `${registered.toLocaleString('en-GB')} people are`} registered. They
    are all told by email if the title, time or place changes.
  </p>
)

/** The form of an event that exists already. What a colleague changed meanwhile is told, not overwritten. */
export const EditEvent = ({ event }: { event: EventDetail }) => {
  const app = useApp()
  const navigate = useNavigate()
  const toast = useToast()
  const isHydrated = useIsHydrated()
  // what the form was opened with, until a colleague's change has been told
  const [seen, setSeen] = useState(event)
  const [asked, setAsked] = useState<{ form: EventForm; message: string }>()
  const { id } = event
  const [isUnsaved, setIsUnsaved] = useState(false)
  const isSaved = useRef(false)
  const blocker = useUnsavedWarning(isUnsaved, () => isSaved.current)
  // of this version alone: filled in over a colleague's, a draft would take that back unseen
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft(`event-${id}-${seen.updatedAt}`, {
    isDroppedOnLeaving: true,
  })

  const send = async (form: EventForm, isBelowRegistered: boolean): Promise<void> => {
    await app.api.post(`/events/${encodeURIComponent(id)}/desk`, {
      ...form,
      isBelowRegistered,
      updatedAt: seen.updatedAt,
    })
    isSaved.current = true
    forgetDraft()
    toast({ tone: 'success', title: staffEventMessages.updated })
    await app.queryClient.invalidateQueries({ queryKey: staffEventKeys.lists, refetchType: 'none' })
    await navigate(deskPaths.event.build(id))
  }

  const explain = async (error: unknown, form: EventForm): Promise<void> => {
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'below_registered' && error instanceof ApiError) {
      setAsked({ form, message: error.message })
      return
    }
    if (code !== 'changed_meanwhile') throw formFailure(error, staffEventMessages.updateFailed)
    const now = await app.queryClient.query({ ...staffEventQuery(app, id), staleTime: 0 })
    setSeen(now)
    throw new ApiError(409, code, describeConflict(seen, now))
  }

  const { props, field, errors, isPending } = useForm<EventForm>({
    isKept: true,
    schema: async () => (await import('../../../../domain/events/events.schema')).eventFormSchema,
    submit: (form) => send(form, false).catch((error: unknown) => explain(error, form)),
  })

  const lower = async ({ form }: { form: EventForm }): Promise<void> => {
    setAsked(undefined)
    await send(form, true).catch((error: unknown) =>
      toast({
        tone: 'error',
        title: staffEventMessages.updateFailed,
        description: error instanceof ApiError ? error.message : undefined,
      }),
    )
  }

  return (
    <>
      <form
        {...props}
        ref={attachDraft}
        onInput={(event) => {
          setIsUnsaved(true)
          saveDraft(event)
        }}
        className="grid max-w-[46rem] gap-5"
      >
        <h2 className="text-2xl">
          Edit <bdi>{event.title}</bdi>
        </h2>
        <ErrorSummary errors={errors} />
        {event.registered > 0 && !event.isOver && <Consequence registered={event.registered} />}
        <EventFields field={field} event={event.form} />
        <p className="flex flex-wrap gap-3 border-t border-rule-strong pt-6">
          <Button type="submit" tone="main" isBusy={isPending} disabled={!isHydrated}>
            Save Changes
          </Button>
          <ButtonLink to={deskPaths.event.build(id)}>Cancel</ButtonLink>
        </p>
      </form>
      <UnsavedDialog blocker={blocker} what="Your changes to the event have not been saved." />
      <Dialog
        title="Fewer seats than registered?"
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
      >
        <p>{asked?.message}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button tone="main" onClick={() => asked && void lower(asked)}>
            Lower the limit
          </Button>
          <Button onClick={() => setAsked(undefined)}>Back to the form</Button>
        </p>
      </Dialog>
    </>
  )
}
