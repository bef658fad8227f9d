import { useState } from 'react'
import { GROUP_LIMITS, type GroupRecord } from '../../../../domain/groups/groupTexts.schema'
import { UploadField } from '../../../components/upload/UploadField'
import { Button } from '../../../components/ui/Button'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { groupMessages } from '../../../lib/messages/groupMessages'
import { messages } from '../../../lib/messages/messages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { isCancelled } from '../../../lib/uploads/cancellation'
import { useUpload } from '../../../lib/uploads/useUpload'
import { useGroupAction } from './useGroupAction'

/** The documents for those who are in a group: added as soon as a file is chosen, under its name. */
export const DocumentSection = ({ group: { id, documents } }: { group: GroupRecord }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const uploading = useUpload('groupDocument')
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useGroupAction()
  const add = async (chosen: File | undefined): Promise<void> => {
    setFile(chosen)
    setProblem(undefined)
    if (!chosen) return
    const name = chosen.name.replace(/\.[^.]*$/, '').slice(0, GROUP_LIMITS.title)
    try {
      await uploading.send(chosen, (key) =>
        api.post(`/groups/${id}/documents`, { name: name || 'Document', file: key }),
      )
      toast({ tone: 'success', title: groupMessages.documentAdded })
    } catch (failure) {
      if (!isCancelled(failure)) setProblem(errorText(failure, messages.unexpected))
    }
    setFile(undefined)
    await queryClient.invalidateQueries({ queryKey: [OWN] })
  }
  const remove = (document: string): void =>
    mutate({
      path: `/groups/documents/${document}/remove`,
      done: groupMessages.documentRemoved,
      failed: groupMessages.removeFailed,
    })
  return (
    <section aria-labelledby="documents-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="documents-title" className="text-xl">
        Documents
      </h2>
      {documents.length === 0 ? (
        <p className="text-ink-soft">There are no documents yet.</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {documents.map(({ id: document, name, addedAt }) => (
            <li key={document} className="flex flex-wrap items-center justify-between gap-x-6">
              <a
                href={`/api/groups/documents/${document}/content`}
                target="_blank"
                rel="noreferrer"
                className="link inline-flex min-h-11 items-center wrap-anywhere"
              >
                <bdi>{name}</bdi>
                <span className="sr-only"> (in a new tab)</span>
              </a>
              <span className="flex items-center gap-4">
                <time dateTime={addedAt} className="text-ink-soft">
                  {formatDate(addedAt)}
                </time>
                <Button
                  tone="quiet"
                  isBusy={isPending}
                  aria-label={`Remove ${name}`}
                  onClick={() => remove(document)}
                >
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="max-w-text">
        <UploadField
          key={documents.length}
          id="group-document"
          label="Add a document"
          hint="PDF, JPEG, PNG or WebP, less than 10 MB. Those who are in the group can read it."
          accept="application/pdf,.pdf,image/jpeg,image/png,image/webp"
          file={file}
          onChoose={(chosen) => void add(chosen)}
          uploading={uploading}
          error={problem}
        />
      </div>
    </section>
  )
}
