import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PublicationDetail } from '../../../../domain/publications/publicationForm.schema'
import { MoreItem } from '../../../components/record/MoreMenu'
import { RecordHistory } from '../../../components/record/RecordHistory'
import { RecordHead } from '../../../components/record/RecordHead'
import { Badge } from '../../../components/ui/Badge'
import { Button, ButtonLink } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { formFailure } from '../../../lib/formFailure'
import { adminMessages } from '../../../lib/messages/adminMessages'
import { messages } from '../../../lib/messages/messages'
import { uploadMessages } from '../../../lib/messages/uploadMessages'
import { useToast } from '../../../lib/toasts'
import { deskPaths } from '../../../deskPaths'
import { paths } from '../../../paths'
import { PublicationForm, type PublicationValues } from './PublicationForm'
import { PublicationUses } from './PublicationUses'
import { staffPublicationKeys, publicationEditionQuery } from './staffPublicationQueries'

type Question = 'withdraw' | 'delete'

const QUESTIONS: Record<Question, { title: string; text: string; action: string }> = {
  withdraw: {
    title: 'Withdraw this publication?',
    text: 'Readers will no longer find it. It stays here as a draft.',
    action: 'Withdraw',
  },
  delete: {
    title: 'Delete this publication?',
    text: 'Readers will no longer find it. It stays in the trash of the content panel for 30 days, where it can be restored with its editions and its download count.',
    action: 'Delete',
  },
}

/** Saves, publishes, withdraws and deletes; tells when a colleague was quicker. */
const usePublicationActions = ({ id, updatedAt }: PublicationDetail) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const navigate = useNavigate()

  const run = async (act: () => Promise<unknown>, done: string, failed: string): Promise<boolean> => {
    try {
      await act()
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409 && error.code === 'changed_meanwhile'
      if (!isStale) throw formFailure(error, failed)
      // the form is filled anew with what the colleague wrote: it cannot say it
      toast({ tone: 'error', title: failed, description: adminMessages.versionConflict })
      await queryClient.invalidateQueries({ queryKey: staffPublicationKeys.all })
      return false
    }
    toast({ tone: 'success', title: done })
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: staffPublicationKeys.all }),
      queryClient.invalidateQueries({ queryKey: ['publications'] }),
    ])
    return true
  }
  return {
    save: (values: PublicationValues) =>
      run(
        () => api.post(`/publications/${id}/edition`, { ...values, updatedAt }),
        uploadMessages.saved,
        uploadMessages.saveFailed,
      ),
    show: (isPublished: boolean) =>
      run(
        () => api.post(`/publications/${id}/visibility`, { isPublished, updatedAt }),
        isPublished ? uploadMessages.published : uploadMessages.withdrawn,
        uploadMessages.saveFailed,
      ).catch((error: unknown) =>
        toast({ tone: 'error', title: errorText(error, uploadMessages.saveFailed) }),
      ),
    remove: async () => {
      try {
        await api.post(`/publications/${id}/trash`, { updatedAt })
        toast({ tone: 'success', title: uploadMessages.deleted })
        await navigate(deskPaths.publications.build())
        await queryClient.invalidateQueries({ queryKey: ['publications'] })
      } catch (error) {
        const isStale = error instanceof ApiError && error.code === 'changed_meanwhile'
        toast({
          tone: 'error',
          title: adminMessages.actionFailed,
          description: isStale ? adminMessages.versionConflict : errorText(error, messages.unexpected),
        })
      }
    },
  }
}

/** One publication: its form, and whether readers see it. */
export const EditPublication = ({ id }: { id: string }) => {
  const { data: publication } = useSuspenseQuery(publicationEditionQuery(useApp(), id))
  const { save, show, remove } = usePublicationActions(publication)
  const [question, setQuestion] = useState<Question>()
  const [isBusy, setIsBusy] = useState(false)
  const { title, slug, isPublished, updatedAt, downloads } = publication
  const act = async (action: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true)
    await action().finally(() => setIsBusy(false))
  }
  /** Does what was asked. Only this closes the question: publishing may end while another one is open. */
  const confirm = async (asked: Question): Promise<void> => {
    await act(() => (asked === 'delete' ? remove() : show(false)))
    setQuestion(undefined)
  }
  return (
    <>
      <div className="mb-8">
        <RecordHead
          name={title}
          badges={
            <Badge tone={isPublished ? 'good' : 'neutral'}>{isPublished ? 'Published' : 'Draft'}</Badge>
          }
          standing={
            isPublished
              ? `Readers find it on the site. ${downloads.toLocaleString('en-GB')} ${downloads === 1 ? 'download' : 'downloads'} so far.`
              : 'Readers do not see it yet.'
          }
          actions={
            isPublished ? (
              <ButtonLink to={paths.publication.build(slug)}>View on the site</ButtonLink>
            ) : (
              <Button tone="main" isBusy={isBusy} onClick={() => void act(() => show(true))}>
                Publish
              </Button>
            )
          }
          more={
            <>
              <MoreItem href={paths.cms.record('publications', id)}>Open in the content panel</MoreItem>
              {isPublished && (
                <MoreItem isDangerous onSelect={() => setQuestion('withdraw')}>
                  Withdraw
                </MoreItem>
              )}
              <MoreItem isDangerous onSelect={() => setQuestion('delete')}>
                Delete
              </MoreItem>
            </>
          }
        />
      </div>
      <PublicationForm
        key={updatedAt}
        publication={publication}
        submitLabel="Save changes"
        onSubmit={async (values) => {
          await save(values)
        }}
      />
      <div className="mt-12">
        <RecordHistory history={publication.history} />
      </div>
      {question && (
        <Dialog title={QUESTIONS[question].title} isOpen onClose={() => setQuestion(undefined)}>
          <p>{QUESTIONS[question].text}</p>
          {question === 'delete' && <PublicationUses id={id} />}
          <p className="mt-6 flex flex-wrap gap-3">
            <Button tone="main" onClick={() => setQuestion(undefined)}>
              Cancel
            </Button>
            <Button isBusy={isBusy} onClick={() => void confirm(question)}>
              {QUESTIONS[question].action}
            </Button>
          </p>
        </Dialog>
      )}
    </>
  )
}
