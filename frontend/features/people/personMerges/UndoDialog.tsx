import {
  MERGE_REASON_LENGTH,
  type MergeView,
} from '../../../../domain/people/personMerges/personMergeTexts.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { WordsField } from '../../../components/form/WordsField'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

/** Asks why a merge is undone, and says what that does. */
export const UndoDialog = ({ merge, onClose }: { merge: MergeView; onClose: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/people/personMerges/personMerge.schema')).undoSchema,
    submit: async (body) => {
      try {
        await withReauthentication(() => api.post(`/person-merges/${merge.id}/undo`, body))
        toast({ tone: 'success', title: 'The merge is undone' })
        onClose()
      } catch (error) {
        throw formFailure(error, 'The merge was not undone')
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
  return (
    <>
      <FormDialog title="Undo the merge" form={form} submit="Undo Merge" tone="plain" onClose={onClose}>
        <p>
          <bdi className="font-semibold">{merge.merged.name}</bdi> becomes a person of their own again, with
          everything that the merge moved. What was added since stays where it was added. Fields that were
          changed since stay as they are and are listed.
        </p>
        <WordsField
          {...form.field('reason')}
          label="Reason"
          hint="For the record. Members cannot see it."
          maxLength={MERGE_REASON_LENGTH}
        />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
