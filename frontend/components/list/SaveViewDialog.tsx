import { DESK_LIMITS } from '../../../domain/office/deskSettings/deskSettings.constants'
import type { DeskView } from '../../../domain/office/deskSettings/deskSettings.schema'
import { useDeskSettingsChange } from '../../lib/deskSettings'
import { useToast } from '../../lib/toasts'
import { useForm } from '../../lib/useForm'
import { FormDialog } from '../form/FormDialog'
import { Field } from '../ui/Field'

/** Gives the list as it is filtered and ordered now a name, under which it stands in the navigation. */
export const SaveViewDialog = ({ to, onClose }: Pick<DeskView, 'to'> & { onClose: () => void }) => {
  const toast = useToast()
  const { mutateAsync } = useDeskSettingsChange()
  const form = useForm<{ name: string }>({
    schema: async () => {
      const [{ z }, { viewName }] = await Promise.all([
        import('zod'),
        import('../../../domain/office/deskSettings/deskSettings.schema'),
      ])
      return z.object({ name: viewName })
    },
    submit: async ({ name }) => {
      await mutateAsync({ change: 'addView', name, to })
      toast({ tone: 'success', title: `“${name}” is in the navigation now` })
      onClose()
    },
  })
  return (
    <FormDialog title="Save this view" form={form} submit="Save View" tone="main" onClose={onClose}>
      <p>The filters and the order are kept, for you alone. It always shows what they find on the day.</p>
      <Field {...form.field('name')} label="Name" maxLength={DESK_LIMITS.name} required dir="auto" />
    </FormDialog>
  )
}
