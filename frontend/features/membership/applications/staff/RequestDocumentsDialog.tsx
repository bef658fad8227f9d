import { useState } from 'react'
import { missingDocuments } from '../../../../../domain/membership/applications/missingDocuments.schema'
import type { ApplicationReview } from '../../../../../domain/membership/applications/review.schema'
import { FormDialog } from '../../../../components/form/FormDialog'
import { WordsField } from '../../../../components/form/WordsField'
import { Checkbox } from '../../../../components/ui/Checkbox'
import { useApp } from '../../../../lib/app'
import { formFailure } from '../../../../lib/formFailure'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { reviewQuery } from './staffApplicationQueries'

/** Asks an applicant by mail for what is missing: the documents that the grade needs, or anything else in words. */
export const RequestDocumentsDialog = ({
  review,
  onClose,
}: {
  review: ApplicationReview
  onClose: () => void
}) => {
  const app = useApp()
  const toast = useToast()
  const { id, form: applicant, documentsNeeded } = review
  const [chosen, setChosen] = useState<readonly string[]>(() => missingDocuments(review))
  const form = useForm({
    schema: async () =>
      (await import('../../../../../domain/membership/applications/decision.schema')).documentRequestSchema,
    submit: async (body) => {
      try {
        await app.api.post(`/applications/${encodeURIComponent(id)}/document-requests`, body)
      } catch (error) {
        throw formFailure(error, adminMessages.documentsRequestFailed)
      }
      toast({ tone: 'success', title: adminMessages.documentsRequested })
      onClose()
      await app.queryClient.invalidateQueries({ queryKey: reviewQuery(app, id).queryKey })
    },
  })
  return (
    <FormDialog title="Ask for documents" form={form} submit="Send Email" onClose={onClose}>
      <p>
        <bdi className="font-semibold">{applicant.fullName}</bdi> is asked by email. The comments of this
        application will say what was asked for.
      </p>
      <input type="hidden" name="documents" value={chosen.join('\n')} />
      {documentsNeeded.length > 0 && (
        <fieldset>
          <legend className="font-semibold">Documents</legend>
          {documentsNeeded.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={chosen.includes(name)}
              onChange={({ target: { checked } }) =>
                setChosen(checked ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            />
          ))}
        </fieldset>
      )}
      <WordsField
        {...form.field('message')}
        label="Message (optional)"
        hint="What else is missing, or what is wrong with a document."
        maxLength={1000}
      />
    </FormDialog>
  )
}
