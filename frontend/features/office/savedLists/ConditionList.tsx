import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useRef, useState } from 'react'
import { asReader } from '../../../../collections/access/policies.schema'
import { type RecordNames, conditionText } from '../../../../domain/office/savedLists/conditionTexts.schema'
import {
  LIST_FIELDS,
  LIST_LIMITS,
  LIST_SUBJECTS,
  type ListCondition,
  type ListDefinition,
  type RecordKind,
  fieldsFor,
  subjectsFor,
} from '../../../../domain/office/savedLists/listFields.schema'
import { isKeyOf } from '../../../../platform/records.schema'
import { Button } from '../../../components/ui/Button'
import { Select } from '../../../components/ui/Select'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { savedListMessages } from '../../../lib/messages/savedListMessages'
import { useSession } from '../../../lib/session/useSession'
import { listRecordsQuery } from './savedListQueries'

/** Loaded when somebody makes a condition. */
const ConditionForm = lazy(async () => ({ default: (await import('./ConditionForm')).ConditionForm }))

const idsOf = (conditions: readonly ListCondition[], kind: RecordKind): string[] =>
  conditions.flatMap(({ field, values }) => {
    const definition = LIST_FIELDS[field]
    return definition.kind === 'record' && definition.of === kind ? values : []
  })

/** The names of the records of one kind that conditions name; null for one that is gone. */
const useNamesOf = (conditions: readonly ListCondition[], kind: RecordKind): RecordNames => {
  const ids = [...new Set(idsOf(conditions, kind))].slice(0, LIST_LIMITS.values)
  const { data } = useQuery({
    ...listRecordsQuery(useApp(), kind, { ids }),
    enabled: ids.length > 0,
    throwOnError: false,
  })
  if (!data) return {}
  const found = new Map(data.docs.map(({ id, name }) => [id, name]))
  return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null]))
}

export interface ConditionListProps {
  definition: ListDefinition
  /** How many conditions of the address cannot be read. */
  unread: number
  onChange: (definition: ListDefinition) => void
}

/** What is listed and by which conditions, which all must be met; each can be changed and removed. */
export const ConditionList = ({ definition, unread, onChange }: ConditionListProps) => {
  const { subject, conditions } = definition
  const reader = asReader(useSession().user)
  const [open, setOpen] = useState<number | 'new'>()
  const addButton = useRef<HTMLButtonElement>(null)
  const names = {
    ...useNamesOf(conditions, 'events'),
    ...useNamesOf(conditions, 'divisions'),
    ...useNamesOf(conditions, 'groups'),
  }

  const close = (): void => {
    setOpen(undefined)
    setTimeout(() => addButton.current?.focus()) // the form, which had the focus, is gone by then
  }
  const put = (condition: ListCondition): void => {
    const next =
      typeof open === 'number'
        ? conditions.map((one, index) => (index === open ? condition : one))
        : [...conditions, condition]
    onChange({ subject, conditions: next })
    close()
  }
  const form = (condition?: ListCondition) => (
    <Suspense fallback={<Spinner label="Loading" />}>
      <ConditionForm fields={fieldsFor(reader)} condition={condition} onApply={put} onCancel={close} />
    </Suspense>
  )
  return (
    <section aria-label="Conditions" className="grid content-start gap-4">
      <Select
        name="subject"
        label="List of"
        value={subject}
        onChange={({ currentTarget: { value } }) => {
          if (isKeyOf(LIST_SUBJECTS, value)) onChange({ subject: value, conditions })
        }}
        options={subjectsFor(reader).map((value) => ({ value, label: LIST_SUBJECTS[value].label }))}
      />
      <h3 className="text-lg">Conditions</h3>
      {conditions.length === 0 && unread === 0 && (
        <p className="text-ink-soft">
          None: the list holds all {LIST_SUBJECTS[subject].noun.many} that you may see.
        </p>
      )}
      {conditions.length > 1 && <p className="text-ink-soft">All of these must be met.</p>}
      <ul className="grid gap-2">
        {conditions.map((condition, index) => {
          const text = conditionText(condition, names)
          return (
            <li key={`${index} ${text}`} className="border-t border-edge pt-2">
              {open === index ? (
                form(condition)
              ) : (
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <span className="break-words">{text}</span>
                  <span className="flex flex-wrap gap-2">
                    <Button tone="quiet" onClick={() => setOpen(index)}>
                      Change<span className="sr-only">: {text}</span>
                    </Button>
                    <Button
                      tone="quiet"
                      onClick={() => {
                        onChange({ subject, conditions: conditions.filter((one) => one !== condition) })
                        close()
                      }}
                    >
                      Remove<span className="sr-only">: {text}</span>
                    </Button>
                  </span>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {unread > 0 && (
        <p className="border-s-4 border-laterite ps-4">
          {savedListMessages.unread}{' '}
          <Button tone="quiet" onClick={() => onChange({ subject, conditions })}>
            Remove It
          </Button>
        </p>
      )}
      {open === 'new'
        ? form()
        : open === undefined &&
          conditions.length < LIST_LIMITS.conditions && (
            <p>
              <Button ref={addButton} onClick={() => setOpen('new')}>
                Add Condition
              </Button>
            </p>
          )}
    </section>
  )
}
