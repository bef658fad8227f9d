import type { StaffOpening } from '../../../../../domain/content/jobOpenings/jobOpenings.schema'
import { Button } from '../../../../components/ui/Button'
import { ErrorSummary } from '../../../../components/ui/ErrorSummary'
import { useApp } from '../../../../lib/app'
import { formFailure } from '../../../../lib/formFailure'
import { openingMessages } from '../../../../lib/messages/openingMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { OpeningFields } from '../OpeningFields'
import { STAFF_OPENINGS } from './staffOpeningQueries'

/** Corrects the words of an opening, which stays as it is: waiting, published or ended. */
export const StaffOpeningForm = ({ opening }: { opening: StaffOpening }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const form = useForm({
    schema: async () =>
      (await import('../../../../../domain/content/jobOpenings/jobOpenings.schema')).openingChangeSchema,
    submit: async (values) => {
      try {
        await api.post(`/job-openings/${opening.id}/change`, values)
        toast({ tone: 'success', title: openingMessages.changed })
        await queryClient.invalidateQueries({ queryKey: STAFF_OPENINGS })
      } catch (error) {
        throw formFailure(error, openingMessages.changeFailed)
      }
    },
  })
  return (
    <form {...form.props} className="grid max-w-text gap-5 pt-4">
      <ErrorSummary errors={form.errors} />
      <input type="hidden" name="updatedAt" value={opening.updatedAt} />
      <OpeningFields
        field={form.field}
        opening={opening}
        company={opening.isMemberOrganisation ? opening.organisation : null}
      />
      <p>
        <Button type="submit" isBusy={form.isPending}>
          Save Changes
        </Button>
      </p>
    </form>
  )
}
