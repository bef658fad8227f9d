import { useMutation } from '@tanstack/react-query'
import type { TaskRow } from '../../../../domain/office/tasks/taskTexts.schema'
import { Button } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { SmartLink } from '../../../components/ui/SmartLink'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { taskMessages } from '../../../lib/messages/taskMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useSession } from '../../../lib/session/useSession'
import { useToast } from '../../../lib/toasts'
import { deskPaths } from '../../../deskPaths'

/** What one tap does. */
type Step = 'finished' | 'reopened' | 'takenOver'

export interface TaskItemProps {
  task: TaskRow
  /** Whether to name whom it is about: not on that person's own page. */
  isPersonNamed: boolean
  onEdit: () => void
}

const Facts = ({ task, isPersonNamed }: Omit<TaskItemProps, 'onEdit'>) => {
  const { dueOn, isOverdue, assignee, group, person, link, doneAt, doneBy } = task
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft">
      {doneAt ? (
        <span>
          Done {formatDate(doneAt)} by <bdi>{doneBy}</bdi>
        </span>
      ) : (
        <>
          {dueOn && (
            <span className={isOverdue ? 'font-semibold text-laterite' : undefined}>
              {isOverdue ? 'Overdue since' : 'Until'} <time dateTime={dueOn}>{formatDate(dueOn)}</time>
            </span>
          )}
          <bdi>{assignee?.fullName ?? group?.name ?? 'Nobody’s'}</bdi>
        </>
      )}
      {isPersonNamed && person && (
        <Link to={deskPaths.user.build(person.id)} className="link">
          About <bdi>{person.fullName}</bdi>
        </Link>
      )}
      {link && (
        <SmartLink href={link} className="link">
          Open the page
        </SmartLink>
      )}
    </p>
  )
}

/** A task: one tap finishes it; one of a group or of nobody is taken over with one tap. */
export const TaskItem = ({ task, isPersonNamed, onEdit }: TaskItemProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const me = useSession().user?.id
  const { id, title, note, dueOn, link, assignee, doneAt, updatedAt } = task
  const { mutate, isPending } = useMutation({
    mutationFn: (step: Step) =>
      step === 'takenOver'
        ? api.post(`/tasks/${id}/change`, {
            title,
            note: note ?? '',
            dueOn,
            link: link ?? '',
            assignee: me,
            updatedAt,
          })
        : api.post(`/tasks/${id}/done`, { isDone: step === 'finished' }),
    onSuccess: (_, step) =>
      toast({
        tone: 'success',
        title: taskMessages[step],
        ...(step === 'finished' && {
          description: title,
          undo: () => mutate('reopened'),
        }),
      }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: taskMessages.changeFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [OWN] }),
  })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid content-start gap-1">
        <p className="font-semibold break-words">
          <bdi>{title}</bdi>
        </p>
        <Facts task={task} isPersonNamed={isPersonNamed} />
        {note && (
          <p className="max-w-text whitespace-pre-wrap break-words" dir="auto">
            {note}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-start gap-3">
        {!doneAt && !assignee && (
          <Button isBusy={isPending} aria-label={`Take Over: ${title}`} onClick={() => mutate('takenOver')}>
            Take Over
          </Button>
        )}
        <Button
          isBusy={isPending}
          aria-label={doneAt ? `Reopen: ${title}` : `Done: ${title}`}
          onClick={() => mutate(doneAt ? 'reopened' : 'finished')}
        >
          {doneAt ? 'Reopen' : 'Done'}
        </Button>
        <Button tone="quiet" aria-label={`Change: ${title}`} onClick={onEdit}>
          Change
        </Button>
      </p>
    </li>
  )
}
