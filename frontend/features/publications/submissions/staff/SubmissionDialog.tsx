import { changesEvents } from '../../../../../collections/access/regionPolicies.schema'
import { SUBMISSION_STATUSES } from '../../../../../domain/publications/submissions/statuses.schema'
import type { SubmissionRow } from '../../../../../domain/publications/submissions/submissions.schema'
import { Dialog } from '../../../../components/ui/Dialog'
import { ErrorSummary } from '../../../../components/ui/ErrorSummary'
import { Link } from '../../../../components/ui/Link'
import { PageIcon } from '../../../../components/ui/PageIcon'
import { PanelLink } from '../../../../components/ui/PanelLink'
import { Select } from '../../../../components/ui/Select'
import { SubmitButton } from '../../../../components/ui/SubmitButton'
import { TextArea } from '../../../../components/ui/TextArea'
import { deskPaths } from '../../../../deskPaths'
import { ApiError } from '../../../../lib/ApiError'
import { useApp } from '../../../../lib/app'
import { formatDateTime } from '../../../../lib/dates'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { uploadMessages } from '../../../../lib/messages/uploadMessages'
import { useSession } from '../../../../lib/session/useSession'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { submissionKeys } from './staffSubmissionQueries'

const STATUSES = Object.entries(SUBMISSION_STATUSES).map(([value, label]) => ({ value, label }))

const loadSchema = async () =>
  (await import('../../../../../domain/publications/submissions/submissions.schema')).decisionSchema

/** A paper, and what staff say about it. */
export const SubmissionDialog = ({ paper, onClose }: { paper: SubmissionRow; onClose: () => void }) => {
  const { id, title, sender, authors, abstract, division, event, status, feedback, createdAt, updatedAt } =
    paper
  const { api, queryClient } = useApp()
  const { user } = useSession()
  const toast = useToast()
  const form = useForm({
    schema: loadSchema,
    submit: async (decision) => {
      try {
        await api.post(`/submissions/${id}/decision`, decision)
        toast({ tone: 'success', title: uploadMessages.paperDecided })
        onClose()
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error
        toast({
          tone: 'error',
          title: uploadMessages.paperFailed,
          description: adminMessages.versionConflict,
        })
      } finally {
        await queryClient.invalidateQueries({ queryKey: submissionKeys.lists })
      }
    },
  })
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p className="text-ink-soft">
        <bdi className="font-semibold text-ink">{sender}</bdi>
        <span className="block">{formatDateTime(createdAt)}</span>
        {division && <span className="block">{division}</span>}
        {event && (
          <span className="block">
            For: <bdi>{event.title}</bdi>
          </span>
        )}
        {authors && (
          <span className="block">
            Authors: <bdi>{authors}</bdi>
          </span>
        )}
      </p>
      <p
        className="mt-4 max-h-60 overflow-y-auto border-y border-rule-strong py-4 whitespace-pre-wrap break-words"
        dir="auto"
        tabIndex={0}
        role="region"
        aria-label="Abstract"
      >
        {abstract}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a
          href={`/api/submissions/${id}/file`}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <PageIcon name="download" />
          Open the PDF
        </a>
        <PanelLink collection="submissions" id={id} />
        {event && status === 'accepted' && changesEvents(user) && (
          <Link
            to={deskPaths.eventProgramme.withPaper(event.id, id)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Add to the Programme
          </Link>
        )}
      </p>
      <form {...form.props} key={updatedAt} className="mt-3 grid gap-4">
        <ErrorSummary errors={form.errors} />
        <input type="hidden" name="updatedAt" value={updatedAt} />
        <Select
          {...form.field('status')}
          label="Status"
          emptyLabel="Choose a status"
          options={STATUSES}
          defaultValue={status}
        />
        <TextArea
          {...form.field('feedback')}
          label="Feedback (optional)"
          hint="The author can read this. An email is sent when the paper is accepted or declined."
          rows={4}
          maxLength={5000}
          defaultValue={feedback ?? ''}
        />
        <p>
          <SubmitButton isBusy={form.isPending}>Save decision</SubmitButton>
        </p>
      </form>
    </Dialog>
  )
}
