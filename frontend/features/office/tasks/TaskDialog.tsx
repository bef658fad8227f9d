import { useState } from 'react'
import {
  GROUP_ASSIGNEE,
  TASK_LIMITS,
  type TaskColleague,
  type TaskGroup,
  type TaskRow,
} from '../../../../domain/office/tasks/taskTexts.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { WordsField } from '../../../components/form/WordsField'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { OWN } from '../../../lib/session/sessionQuery'
import { useSession } from '../../../lib/session/useSession'
import { taskMessages } from '../../../lib/messages/taskMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { withPresent } from '../../../lib/withPresent'

export interface TaskDialogProps {
  /** The task to change; undefined for a new one. */
  task: TaskRow | undefined
  /** Whom a new one is about. */
  person: string | undefined
  colleagues: readonly TaskColleague[]
  /** The groups that it can be assigned to. */
  groups: readonly TaskGroup[]
  onClose: () => void
}

interface Option {
  value: string
  label: string
}

const toPerson = ({ id, fullName }: TaskColleague): Option => ({ value: id, label: fullName })
const toGroup = ({ id, name }: TaskGroup): Option => ({
  value: `${GROUP_ASSIGNEE}${id}`,
  label: `Group: ${name}`,
})

/** Whom a task can be assigned to; who has it now is among them, also where nobody else could choose them. */
const assigneesOf = (
  current: Option | undefined,
  { colleagues, groups }: Pick<TaskDialogProps, 'colleagues' | 'groups'>,
): Option[] => withPresent(current, [...colleagues.map(toPerson), ...groups.map(toGroup)])

/** What a task is assigned to now. */
const currentOf = ({ assignee, group }: TaskRow): Option | undefined => {
  if (group) return toGroup(group)
  return assignee ? toPerson(assignee) : undefined
}

/** Adds a task, or changes one; sent twice, one is added. */
export const TaskDialog = ({ task, person, colleagues, groups, onClose }: TaskDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { user } = useSession()
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm<object>({
    schema: async () => {
      const { newTaskSchema, taskChangeSchema } = await import('../../../../domain/office/tasks/tasks.schema')
      return task ? taskChangeSchema : newTaskSchema
    },
    submit: async (values) => {
      try {
        await api.post(task ? `/tasks/${task.id}/change` : '/tasks', values)
        toast({ tone: 'success', title: task ? taskMessages.changed : taskMessages.added })
        onClose()
      } catch (error) {
        throw formFailure(error, task ? taskMessages.changeFailed : taskMessages.addFailed)
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
  const current = task && currentOf(task)
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
        label="What needs to be done"
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
        hint={
          groups.length > 0 ? 'A task of a group is seen by its leads; one of them takes it over.' : undefined
        }
        defaultValue={task ? (current?.value ?? '') : (user?.id ?? '')}
        options={assigneesOf(current, { colleagues, groups })}
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
