import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BOOK_SUBCATEGORIES, PUBLICATION_CATEGORIES } from '../../../domain/publications/categories.schema'
import type { AddedPublication, NewPublication } from '../../../domain/publications/publicationForm.schema'
import { UploadField } from '../../components/upload/UploadField'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'
import { Field } from '../../components/ui/Field'
import { Select } from '../../components/ui/Select'
import { TextArea } from '../../components/ui/TextArea'
import { ApiError } from '../../lib/ApiError'
import { useApp } from '../../lib/app'
import { errorText } from '../../lib/errorText'
import { uploadMessages } from '../../lib/messages/uploadMessages'
import { reloadSession } from '../../lib/session/forgetSession'
import { useToast } from '../../lib/toasts'
import { todayInJuba } from '../../lib/todayInJuba'
import { isCancelled } from '../../lib/uploads/cancellation'
import { useUpload } from '../../lib/uploads/useUpload'
import { useForm } from '../../lib/useForm'
import { paths } from '../../paths'

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
// a video is a link, which the dashboard takes
const CATEGORIES = optionsOf(PUBLICATION_CATEGORIES).filter(({ value }) => value !== 'videos')

const loadSchema = async () =>
  (await import('../../../domain/publications/publicationForm.schema')).hubUploadSchema

const UploadForm = ({
  onBusy,
  onDone,
  onCancel,
}: {
  onBusy: (isBusy: boolean) => void
  onDone: () => void
  onCancel: () => void
}) => {
  const app = useApp()
  const { api, queryClient } = app
  const toast = useToast()
  const navigate = useNavigate()
  const uploading = useUpload('publication')
  const [file, setFile] = useState<File>()
  const [category, setCategory] = useState('books')
  const [hasTitle, setHasTitle] = useState(false)
  const form = useForm({
    schema: loadSchema,
    submit: async (values) => {
      onBusy(true)
      try {
        await uploading.send(file, (key) =>
          api.post<AddedPublication>('/publications/add', {
            ...values,
            publishedDate: todayInJuba(),
            isPublished: true,
            file: key,
          } satisfies NewPublication),
        )
        toast({ tone: 'success', title: uploadMessages.uploaded })
        await queryClient.invalidateQueries({ queryKey: ['publications'] })
        onDone()
      } catch (error) {
        if (isCancelled(error)) return
        if (error instanceof ApiError && error.status === 401) {
          await reloadSession(app).catch(() => undefined) // else /auth takes the person for signed in
          await navigate(paths.auth.build({ from: paths.publications.path, notice: 'upload' }))
        } else
          toast({ tone: 'error', title: uploadMessages.failed(errorText(error, uploadMessages.unknown)) })
      } finally {
        onBusy(false)
      }
    },
  })
  const { isPending } = form
  const isIncomplete = !hasTitle || !file
  const hintId = useId()
  return (
    <form {...form.props} className="grid gap-5">
      <fieldset role="presentation" disabled={isPending} className="contents">
        <Select
          {...form.field('category')}
          label="Category"
          emptyLabel="Choose a category"
          options={CATEGORIES}
          value={category}
          onChange={({ currentTarget: { value } }) => setCategory(value)}
        />
        {category === 'books' && (
          <Select
            {...form.field('subcategory')}
            label="Subcategory"
            emptyLabel="None"
            options={optionsOf(BOOK_SUBCATEGORIES)}
          />
        )}
        <Field
          {...form.field('title')}
          label="Title"
          maxLength={200}
          onChange={({ currentTarget: { value } }) => setHasTitle(value.trim() !== '')}
        />
        <TextArea {...form.field('description')} label="Description (optional)" rows={3} maxLength={5000} />
      </fieldset>
      <UploadField
        label="PDF file"
        file={file}
        onChoose={setFile}
        uploading={uploading}
        isDisabled={isPending}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          tone="main"
          isBusy={isPending}
          disabled={isPending || isIncomplete}
          aria-describedby={isIncomplete ? hintId : undefined}
        >
          Upload
        </Button>
        <Button disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        {isIncomplete && (
          <span id={hintId} className="text-ink-soft">
            {uploadMessages.incomplete}
          </span>
        )}
      </p>
    </form>
  )
}

/**
 * Adds a publication from the hub. Administrators alone see it. Source: spec.md sections 2, 5 and 8,
 * "Publications".
 */
export const UploadPublication = () => {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const close = (): void => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Upload Publication</Button>
      <Dialog title="Upload Publication" isOpen={isOpen} onClose={() => !isBusy && close()}>
        <UploadForm onBusy={setIsBusy} onDone={close} onCancel={close} />
      </Dialog>
    </>
  )
}
