import { useState } from 'react'
import { TASK_LIMITS, type TaskColleague, type TaskRow } from '../../../domain/tasks/taskTexts.schema'
import { FormDialog } from '../../components/form/FormDialog'
import { WordsField } from '../../components/form/WordsField'
import { Field } from '../../components/ui/Field'
import { Select } from '../../components/ui/Select'
import { useApp } from '../../lib/app'
import { formFailure } from '../../lib/formFailure'
import { OWN } from '../../lib/session/sessionQuery'
import { useSession } from '../../lib/session/useSession'
import { taskMessages } from '../../lib/messages/taskMessages'
import { useToast } from '../../lib/toasts'
import { useForm } from '../../lib/useForm'

export interface TaskDialogProps {
  /** The task to change; undefined for a new one. */
  task: TaskRow | undefined
  /** Whom a new one is about. */
  person: string | undefined
  colleagues: readonly TaskColleague[]
  onClose: () => void
}

/** Adds a task, or changes one; sent twice, one is added. */
export const TaskDialog = ({ task, person, colleagues, onClose }: TaskDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { user } = useSession()
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm<object>({
    schema: async () => {
      const { newTaskSchema, taskChangeSchema } = await import('../../../domain/tasks/tasks.schema')
      return task ? taskChangeSchema : newTaskSchema
    },
    submit: async (values) => {
      try {
        await api.post(task ? `/tasks/${task.id}/change` : '/tasks/add', values)
        toast({ tone: 'success', title: task ? taskMessages.changed : taskMessages.added })
        onClose()
      } catch (error) {
        throw formFailure(error, task ? taskMessages.changeFailed : taskMessages.addFailed)
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
  const assignee = task ? (task.assignee?.id ?? '') : (user?.id ?? '')
  const hasLeft = task?.assignee && !colleagues.some(({ id }) => id === task.assignee?.id)
  return (
    <FormDialog
      title={task ? 'Change the task' : 'New task'}
      form={form}
      submit={task ? 'Save Task' : 'Add Task'}
      onClose={onClose}
    >
      {task ? (
        <input type="hidden" name="updatedAt" value={task.updatedAt} />
      ) : (
        <>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="person" value={person ?? ''} />
        </>
      )}
      <Field
        {...form.field('title')}
        label="What is to be done"
        defaultValue={task?.title ?? ''}
        maxLength={TASK_LIMITS.title}
        required
        dir="auto"
      />
      <Field {...form.field('dueOn')} label="Until (optional)" type="date" defaultValue={task?.dueOn ?? ''} />
      <Select
        {...form.field('assignee')}
        label="Assigned to"
        emptyLabel="Nobody"
        defaultValue={assignee}
        options={[
          ...(hasLeft && task.assignee ? [{ value: task.assignee.id, label: task.assignee.fullName }] : []),
          ...colleagues.map(({ id, fullName }) => ({ value: id, label: fullName })),
        ]}
      />
      <WordsField
        {...form.field('note')}
        label="Note (optional)"
        defaultValue={task?.note ?? ''}
        maxLength={TASK_LIMITS.note}
      />
      <Field
        {...form.field('link')}
        label="Page that it is about (optional)"
        hint="The address of a page of the dashboard or the content panel."
        defaultValue={task?.link ?? ''}
        maxLength={500}
      />
    </FormDialog>
  )
}
