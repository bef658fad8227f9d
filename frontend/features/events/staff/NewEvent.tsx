import { useNavigate } from 'react-router-dom'
import { EVENT_STATUSES } from '../../../../domain/events/statuses.schema'
import type { NewEvent as NewEventInput } from '../../../../domain/events/events.schema'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Select } from '../../../components/ui/Select'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { staffEventMessages } from '../../../lib/messages/staffEventMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { useSavedDraft } from '../../../lib/useSavedDraft'
import { deskPaths } from '../../../deskPaths'
import { EventFields } from './EventFields'
import { staffEventKeys } from './staffEventQueries'

const FIRST_STATUSES = (['draft', 'published'] as const).map((value) => ({
  value,
  label: EVENT_STATUSES[value],
}))

/** The creation form. Source: spec.md section 2, "/admin", Events; section 8, "Admin". */
export const NewEvent = () => {
  const { api, queryClient } = useApp()
  const navigate = useNavigate()
  const toast = useToast()
  const isHydrated = useIsHydrated()
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft('new-event')
  const { props, field, errors, isPending } = useForm<NewEventInput>({
    isKept: true,
    schema: async () => (await import('../../../../domain/events/events.schema')).newEventSchema,
    submit: async (event) => {
      let id: string
      try {
        ;({ id } = await api.post<{ id: string }>('/events/list', event))
      } catch (error) {
        throw formFailure(error, staffEventMessages.createFailed)
      }
      forgetDraft()
      toast({ tone: 'success', title: staffEventMessages.created })
      await queryClient.invalidateQueries({ queryKey: staffEventKeys.lists, refetchType: 'none' })
      await navigate(deskPaths.event.build(id))
    },
  })
  return (
    <form {...props} ref={attachDraft} onInput={saveDraft} className="grid max-w-[46rem] gap-5">
      <h2 className="text-2xl">Create Event</h2>
      <ErrorSummary errors={errors} />
      <EventFields field={field} />
      <div className="sm:max-w-80">
        <Select
          {...field('status')}
          label="Status"
          hint="Only staff can see a draft."
          defaultValue="draft"
          options={FIRST_STATUSES}
        />
      </div>
      <p className="flex flex-wrap gap-3 border-t border-rule-strong pt-6">
        <Button type="submit" tone="main" isBusy={isPending} disabled={!isHydrated}>
          Create Event
        </Button>
        <ButtonLink to={deskPaths.events.build()} onClick={forgetDraft}>
          Cancel
        </ButtonLink>
      </p>
    </form>
  )
}
