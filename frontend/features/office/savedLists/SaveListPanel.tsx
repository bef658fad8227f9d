import { useState } from 'react'
import { LIST_LIMITS, type ListDefinition } from '../../../../domain/office/savedLists/listFields.schema'
import type { SavedListView } from '../../../../domain/office/savedLists/listRows.schema'
import { ButtonLink } from '../../../components/ui/Button'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { savedListMessages } from '../../../lib/messages/savedListMessages'
import { openListAddress } from '../../../lib/savedListAddress'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { savedListKeys } from './savedListQueries'

const SEEN_BY = [
  { value: 'no', label: 'Only me' },
  { value: 'yes', label: 'All staff who may list this' },
]

interface SaveListPanelProps {
  /** The list that is changed; undefined for a new one. */
  saved: SavedListView | undefined
  definition: ListDefinition
  /** Whether its conditions differ from what is saved. */
  isChanged: boolean
  onTyped: () => void
  onSaved: (id: string) => void
}

const Owned = ({ saved, definition }: { saved: SavedListView; definition: ListDefinition }) => (
  <div className="grid justify-items-start gap-3">
    <p>
      This list belongs to <bdi>{saved.owner?.fullName ?? 'a former colleague'}</bdi>, who shares it. What you
      change here is seen by you alone.
    </p>
    <ButtonLink to={openListAddress(definition)}>Copy to a List of My Own</ButtonLink>
  </div>
)

const SaveListForm = ({ saved, definition, isChanged, onTyped, onSaved }: SaveListPanelProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { props, field, errors, isPending } = useForm<{ name: string; isShared: boolean }>({
    schema: async () =>
      (await import('../../../../domain/office/savedLists/savedListForm.schema')).savedListForm,
    submit: async (facts) => {
      try {
        const answer = saved
          ? await api.post<{ id?: string }>(`/saved-lists/${saved.id}/change`, {
              ...facts,
              definition,
              updatedAt: saved.updatedAt,
            })
          : await api.post<{ id?: string }>('/saved-lists', { ...facts, definition, key })
        toast({ tone: 'success', title: savedListMessages.saved })
        await queryClient.invalidateQueries({ queryKey: savedListKeys.all })
        onSaved(saved?.id ?? answer.id ?? '')
      } catch (error) {
        // what a colleague saved meanwhile is read, so that saving again is a decision
        if (error instanceof ApiError && error.code === 'changed_meanwhile')
          await queryClient.invalidateQueries({ queryKey: savedListKeys.all })
        throw formFailure(error, savedListMessages.saveFailed)
      }
    },
  })
  return (
    <form
      {...props}
      aria-label="Save the list"
      className="grid content-start gap-4 border border-edge p-5"
      onInput={onTyped}
    >
      <ErrorSummary errors={errors} />
      <Field
        {...field('name')}
        label="Name of the list"
        defaultValue={saved?.name ?? ''}
        maxLength={LIST_LIMITS.name}
        required
        dir="auto"
      />
      <Select
        {...field('isShared')}
        label="Seen by"
        hint="Everybody finds only whom they may see."
        defaultValue={saved?.isShared ? 'yes' : 'no'}
        options={SEEN_BY}
      />
      {isChanged && saved && <p>The conditions have changed since the list was saved.</p>}
      <p className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isPending}>{saved ? 'Save Changes' : 'Save List'}</SubmitButton>
        {saved && <ButtonLink to={openListAddress(definition)}>Copy to a New List</ButtonLink>}
      </p>
    </form>
  )
}

/** Under which name a list is saved, and who sees it; that of a colleague can be copied. */
export const SaveListPanel = (props: SaveListPanelProps) =>
  props.saved?.isOwn === false ? (
    <Owned saved={props.saved} definition={props.definition} />
  ) : (
    <SaveListForm {...props} />
  )
