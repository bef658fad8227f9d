import { type ReactNode, useState } from 'react'
import {
  BOOK_SUBCATEGORIES,
  PUBLICATION_CATEGORIES,
  PUBLICATION_TOPICS,
} from '../../../../domain/publications/categories.schema'
import type {
  NewPublication,
  PublicationDetail,
} from '../../../../domain/publications/publicationForm.schema'
import { UploadField } from '../../../components/upload/UploadField'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { TextArea } from '../../../components/ui/TextArea'
import { formatFileSize } from '../../../lib/fileSize'
import { todayInJuba } from '../../../lib/todayInJuba'
import { isCancelled } from '../../../lib/uploads/cancellation'
import { useUpload } from '../../../lib/uploads/useUpload'
import { useForm } from '../../../lib/useForm'

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const loadSchema = async () =>
  (await import('../../../../domain/publications/publicationForm.schema')).publicationFormSchema

/** What the form holds, its file as the key of an upload if one was chosen. */
export type PublicationValues = Omit<NewPublication, 'isPublished'>

export interface PublicationFormProps {
  /** Left out for a new one. */
  publication?: PublicationDetail
  submitLabel: string
  /** Called once the file has arrived; what it throws is shown where it belongs. */
  onSubmit: (values: PublicationValues) => Promise<void>
  /** Further fields, above the button. */
  children?: ReactNode
}

/** Everything about a publication that staff fill in. Source: spec.md sections 2, 3 and 5. */
export const PublicationForm = ({ publication, submitLabel, onSubmit, children }: PublicationFormProps) => {
  const uploading = useUpload('publication')
  const [file, setFile] = useState<File>()
  const [category, setCategory] = useState<string>(publication?.category ?? '')
  const form = useForm({
    schema: loadSchema,
    submit: async ({ file: _, ...values }) => {
      if (!file || category === 'videos') return onSubmit({ ...values, file: undefined })
      try {
        await uploading.send(file, (key) => onSubmit({ ...values, file: key }))
      } catch (error) {
        if (!isCancelled(error)) throw error
      }
    },
  })
  const { isPending } = form
  const pdf = form.field('file')
  return (
    <form {...form.props} className="grid max-w-text gap-5">
      <ErrorSummary errors={form.errors} />
      <fieldset role="presentation" disabled={isPending} className="contents">
        <Field {...form.field('title')} label="Title" maxLength={200} defaultValue={publication?.title} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            {...form.field('publishedDate')}
            type="date"
            label="Published date"
            defaultValue={publication?.publishedDate.slice(0, 10) ?? todayInJuba()}
          />
          <Select
            {...form.field('topic')}
            label="Topic"
            emptyLabel="None"
            options={optionsOf(PUBLICATION_TOPICS)}
            defaultValue={publication?.topic ?? ''}
          />
          <Select
            {...form.field('category')}
            label="Category"
            emptyLabel="Choose a category"
            options={optionsOf(PUBLICATION_CATEGORIES)}
            value={category}
            onChange={({ currentTarget: { value } }) => setCategory(value)}
          />
          {category === 'books' && (
            <Select
              {...form.field('subcategory')}
              label="Subcategory"
              emptyLabel="None"
              options={optionsOf(BOOK_SUBCATEGORIES)}
              defaultValue={publication?.subcategory ?? ''}
            />
          )}
        </div>
        <Field
          {...form.field('authors')}
          label="Authors (optional)"
          hint="As they should be cited."
          maxLength={300}
          defaultValue={publication?.authors ?? ''}
        />
        <TextArea
          {...form.field('description')}
          label="Description (optional)"
          rows={5}
          maxLength={5000}
          defaultValue={publication?.description ?? ''}
        />
        {category === 'videos' && (
          <Field
            {...form.field('videoUrl')}
            type="url"
            label="Link of the video"
            maxLength={1000}
            defaultValue={publication?.videoUrl ?? ''}
          />
        )}
      </fieldset>
      {category !== 'videos' && (
        <UploadField
          id={pdf.id}
          error={pdf.error}
          label={publication?.fileSize ? 'Another PDF file (optional)' : 'PDF file (optional for a draft)'}
          hint={
            publication?.fileSize
              ? `There is one of ${formatFileSize(publication.fileSize)}. A new file replaces it.`
              : undefined
          }
          file={file}
          onChoose={setFile}
          uploading={uploading}
          isDisabled={isPending}
        />
      )}
      {children}
      <p>
        <SubmitButton isBusy={isPending}>{submitLabel}</SubmitButton>
      </p>
    </form>
  )
}
