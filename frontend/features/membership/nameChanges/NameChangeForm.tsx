import { useState } from 'react'
import type { NewNameChange } from '../../../../domain/membership/nameChanges/nameChange.schema'
import { UploadField } from '../../../components/upload/UploadField'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { nameChangeMessages } from '../../../lib/messages/nameChangeMessages'
import { useToast } from '../../../lib/toasts'
import { isCancelled } from '../../../lib/uploads/cancellation'
import { useUpload } from '../../../lib/uploads/useUpload'
import { useForm } from '../../../lib/useForm'
import { nameChangeQuery } from './nameChangeQuery'

const loadSchema = async () =>
  (await import('../../../../domain/membership/nameChanges/nameChange.schema')).nameChangeFormSchema

/** Asks for another registered name, with the reason and a document that shows it. */
export const NameChangeForm = () => {
  const app = useApp()
  const toast = useToast()
  const uploading = useUpload('nameChange')
  const [file, setFile] = useState<File>()
  const form = useForm({
    schema: loadSchema,
    submit: async (values) => {
      try {
        await uploading.send(file, (key) =>
          app.api.post('/name-changes/request', { ...values, file: key } satisfies NewNameChange),
        )
      } catch (error) {
        if (isCancelled(error)) return
        throw error
      }
      toast({
        tone: 'success',
        title: nameChangeMessages.requested,
        description: nameChangeMessages.requestedDescription,
      })
      await app.queryClient.invalidateQueries({ queryKey: nameChangeQuery(app).queryKey })
    },
  })
  const { isPending } = form
  const document = form.field('file')
  return (
    <form {...form.props} className="grid gap-5">
      <h2 className="text-xl">Request a change</h2>
      <ErrorSummary errors={form.errors} />
      <fieldset role="presentation" disabled={isPending} className="contents">
        <Field
          {...form.field('name')}
          label="New Full Name"
          hint="As your document shows it, without titles."
          autoComplete="name"
          maxLength={100}
          dir="auto"
          required
        />
        <TextArea
          {...form.field('reason')}
          label="Reason"
          hint="For example marriage, or a spelling mistake."
          rows={3}
          maxLength={1000}
          dir="auto"
          required
        />
      </fieldset>
      <UploadField
        id={document.id}
        error={document.error}
        label="Document"
        hint="A PDF file or a picture of your ID, passport or certificate, less than 10 MB. Only our staff see it."
        accept="application/pdf,.pdf,image/jpeg,image/png,image/webp,image/avif"
        file={file}
        onChoose={setFile}
        uploading={uploading}
        isDisabled={isPending}
      />
      <p>
        <SubmitButton isBusy={isPending}>Request Change</SubmitButton>
      </p>
    </form>
  )
}
