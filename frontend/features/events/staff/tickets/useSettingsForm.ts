import { useApp } from '../../../../lib/app'
import { formFailure } from '../../../../lib/formFailure'
import { useToast } from '../../../../lib/toasts'
import { type FormOptions, useForm } from '../../../../lib/useForm'
import { STAFF_TICKETS } from './ticketQueries'

interface SettingsForm<Values extends object> {
  schema: FormOptions<Values>['schema']
  /** Where it is sent. */
  address: string
  changed: string
  failed: string
  onClose: () => void
}

/** A form that changes what is set for the tickets of an event. */
export const useSettingsForm = <Values extends object>({
  schema,
  address,
  changed,
  failed,
  onClose,
}: SettingsForm<Values>) => {
  const app = useApp()
  const toast = useToast()
  const refresh = () => app.queryClient.invalidateQueries({ queryKey: STAFF_TICKETS })
  return useForm<Values>({
    schema,
    submit: async (body) => {
      try {
        await app.api.post(address, body)
      } catch (error) {
        await refresh() // a colleague may have changed it
        throw formFailure(error, failed)
      }
      toast({ tone: 'success', title: changed })
      onClose()
      await refresh()
    },
  })
}
