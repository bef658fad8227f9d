import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { NewSubmission } from '../../../../domain/publications/submissions/submissions.schema'
import { UploadField } from '../../../components/upload/UploadField'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { uploadMessages } from '../../../lib/messages/uploadMessages'
import { useToast } from '../../../lib/toasts'
import { isCancelled } from '../../../lib/uploads/cancellation'
import { useUpload } from '../../../lib/uploads/useUpload'
import { useForm } from '../../../lib/useForm'
import { formatDay } from '../../../lib/dates'
import { todayInJuba } from '../../../lib/todayInJuba'
import { callsQuery, ownSubmissionsQuery, submissionDivisionsQuery } from './submissionQueries'

const loadSchema = async () =>
  (await import('../../../../domain/publications/submissions/submissions.schema')).submissionFormSchema

/**
 * Offers a paper to a division, or for an event that calls for them. Source: spec.md section 2, "Division pages";
 * issue 5, part 5; issue 34, part 4.
 */
export const SubmissionForm = ({ onSent }: { onSent: () => void }) => {
  const app = useApp()
  const toast = useToast()
  const uploading = useUpload('submission')
  const [search] = useSearchParams()
  const { data: divisions } = useSuspenseQuery(submissionDivisionsQuery(app))
  const { data: calls } = useSuspenseQuery(callsQuery(app, todayInJuba(new Date(app.renderedAt))))
  const [file, setFile] = useState<File>()
  const form = useForm({
    schema: loadSchema,
    submit: async (values) => {
      try {
        await uploading.send(file, (key) =>
          app.api.post('/submissions/submit', { ...values, file: key } satisfies NewSubmission),
        )
      } catch (error) {
        if (isCancelled(error)) return
        throw error
      }
      toast({
        tone: 'success',
        title: uploadMessages.paperSent,
        description: 'We will email you as soon as a decision is made.',
      })
      await app.queryClient.invalidateQueries({ queryKey: ownSubmissionsQuery(app).queryKey })
      onSent()
    },
  })
  const { isPending } = form
  const pdf = form.field('file')
  const calling = calls.find(({ slug }) => slug === search.get('event'))
  const asked = divisions.find(({ slug }) => slug === search.get('division'))?.id ?? ''
  return (
    <form {...form.props} className="grid gap-5">
      <ErrorSummary errors={form.errors} />
      <fieldset role="presentation" disabled={isPending} className="contents">
        <Field {...form.field('title')} label="Title" maxLength={200} />
        <Field
          {...form.field('authors')}
          label="Authors (optional)"
          hint="As they should be cited, including yourself."
          maxLength={300}
        />
        <Select
          {...form.field('division')}
          label="Division (optional)"
          emptyLabel="No specific division"
          options={divisions.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={asked}
        />
        {calls.length > 0 && (
          <Select
            {...form.field('event')}
            label="For an event (optional)"
            hint="Events that call for papers, with the last day for them."
            emptyLabel="No event"
            options={calls.map(({ id, title, papersUntil }) => ({
              value: id,
              label: `${title} (${formatDay(papersUntil)})`,
            }))}
            defaultValue={calling?.id ?? ''}
          />
        )}
        {search.has('event') && !calling && (
          <p role="status" className="border-s-4 border-amber p-4">
            {uploadMessages.callClosed}
          </p>
        )}
        <TextArea {...form.field('abstract')} label="Abstract" rows={8} maxLength={5000} />
      </fieldset>
      <UploadField
        id={pdf.id}
        error={pdf.error}
        label="PDF file"
        hint="Less than 50 MB."
        file={file}
        onChoose={setFile}
        uploading={uploading}
        isDisabled={isPending}
      />
      <p>
        <SubmitButton isBusy={isPending}>Submit paper</SubmitButton>
      </p>
    </form>
  )
}
