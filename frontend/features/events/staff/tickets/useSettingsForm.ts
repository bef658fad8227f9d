import type { TicketSettings } from '../../../../../domain/events/questions/questions.schema'
import { useApp } from '../../../../lib/app'
import { formFailure } from '../../../../lib/formFailure'
import { useToast } from '../../../../lib/toasts'
import { type FormOptions, useForm } from '../../../../lib/useForm'
import { useSeenVersion } from '../useSeenVersion'
import { STAFF_TICKETS, ticketSettingsQuery } from './ticketQueries'

interface SettingsForm<Values extends object> {
  schema: FormOptions<Values>['schema']
  eventId: string
  settings: TicketSettings
  /** Where it is sent, under the address of the event. */
  path: string
  changed: string
  failed: string
  onClose: () => void
}

const shownOf = ({ questions, cancelTerms }: TicketSettings) => ({
  questions: questions.map(({ label }) => label).join(', '),
  'cancelling by buyers': cancelTerms
    .map((term) => `${term.daysBefore} days: ${term.feePercent} %`)
    .join(', '),
})

/** A form that changes what is set for the tickets of an event, and the settings that it shows. */
export const useSettingsForm = <Values extends object>({
  schema,
  eventId,
  settings,
  path,
  changed,
  failed,
  onClose,
}: SettingsForm<Values>) => {
  const app = useApp()
  const toast = useToast()
  const refresh = () => app.queryClient.invalidateQueries({ queryKey: STAFF_TICKETS })
  const { opened, explain } = useSeenVersion({
    stored: settings,
    read: async () => {
      await refresh()
      return app.queryClient.getQueryData(ticketSettingsQuery(app, eventId).queryKey)
    },
    what: 'what is set for these tickets',
    shownOf,
  })
  const form = useForm<Values>({
    schema,
    submit: async (body) => {
      try {
        await app.api.post(`/events/${encodeURIComponent(eventId)}/${path}`, body)
      } catch (error) {
        throw formFailure(await explain(error), failed)
      }
      toast({ tone: 'success', title: changed })
      onClose()
      await refresh()
    },
  })
  return { form, opened }
}
