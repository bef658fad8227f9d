import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GROUP_LIMITS, type GroupRecord, type OfficeRow } from '../../../../domain/groups/groupTexts.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { Button } from '../../../components/ui/Button'
import { Field } from '../../../components/ui/Field'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Select } from '../../../components/ui/Select'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { groupMessages } from '../../../lib/messages/groupMessages'
import { officesQuery, postsQuery } from './staffGroupQueries'
import { useGroupForm } from './useGroupForm'

interface OfficeDialogProps {
  group: GroupRecord | null
  /** The term to change; undefined for a new one. */
  office: OfficeRow | undefined
  onClose: () => void
}

const OfficeDialog = ({ group, office, onClose }: OfficeDialogProps) => {
  const app = useApp()
  const isOfAssociation = group === null
  const {
    data: posts,
    isPending,
    ...failure
  } = useQuery({
    ...postsQuery(app),
    enabled: isOfAssociation,
    throwOnError: false,
  })
  const form = useGroupForm({
    path: office ? `/groups/offices/${office.id}/change` : '/groups/offices',
    schema: ({ officeTermSchema }) => officeTermSchema,
    done: groupMessages.officeSaved,
    failed: groupMessages.officeFailed,
    onClose,
  })
  return (
    <FormDialog
      title={office ? 'Change the term of office' : 'New term of office'}
      form={form}
      submit="Save Term"
      onClose={onClose}
    >
      <input type="hidden" name="group" value={group?.id ?? ''} />
      <input type="hidden" name="user" value={office?.user ?? ''} />
      <Field
        {...form.field('title')}
        label="Office"
        defaultValue={office?.title ?? ''}
        maxLength={GROUP_LIMITS.title}
        required
        dir="auto"
      />
      {isOfAssociation && posts ? (
        <Select
          {...form.field('post')}
          label="Shown on the leadership page as"
          emptyLabel="Not shown there"
          defaultValue={office?.post ?? ''}
          options={posts.map(({ id, post }) => ({ value: id, label: post }))}
        />
      ) : (
        <input type="hidden" name="post" value={office?.post ?? ''} />
      )}
      {isOfAssociation && !posts && isPending && (
        <Spinner label="Loading the places on the leadership page" />
      )}
      {isOfAssociation && !posts && !isPending && (
        <LoadFailure title="Failed to load the places on the leadership page" {...failure} />
      )}
      <Field
        {...form.field('name')}
        label="Held by"
        defaultValue={office?.name ?? ''}
        maxLength={GROUP_LIMITS.holder}
        required
        dir="auto"
      />
      <Field
        {...form.field('startsOn')}
        label="First day"
        type="date"
        defaultValue={office?.startsOn ?? ''}
        required
      />
      <Field
        {...form.field('endsOn')}
        label="Last day (optional)"
        type="date"
        defaultValue={office?.endsOn ?? ''}
      />
    </FormDialog>
  )
}

const Offices = ({ offices, onEdit }: { offices: readonly OfficeRow[]; onEdit: (one: OfficeRow) => void }) =>
  offices.length === 0 ? (
    <p className="text-ink-soft">No terms of office have been entered yet.</p>
  ) : (
    <ul className="divide-y divide-rule border-y border-rule">
      {offices.map((office) => {
        const { id, title, name, startsOn, endsOn, isCurrent } = office
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <span className={isCurrent ? 'wrap-anywhere' : 'wrap-anywhere text-ink-soft'}>
              <bdi className="font-semibold">{title}</bdi>: <bdi>{name}</bdi>,{' '}
              {endsOn ? `${formatDate(startsOn)} to ${formatDate(endsOn)}` : `since ${formatDate(startsOn)}`}
            </span>
            <Button tone="quiet" aria-label={`Change ${title}, ${name}`} onClick={() => onEdit(office)}>
              Change
            </Button>
          </li>
        )
      })}
    </ul>
  )

/** The terms of office of a group, or of the association, past ones too. */
export const OfficeSection = ({ group }: { group: GroupRecord | null }) => {
  const [edited, setEdited] = useState<OfficeRow | 'new'>()
  const { data, isPending, ...failure } = useQuery({
    ...officesQuery(useApp()),
    enabled: group === null,
    throwOnError: false,
  })
  const offices = group ? group.offices : data
  return (
    <section aria-labelledby="offices-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="offices-title" className="text-xl">
          {group ? 'Offices' : 'Offices of the Association'}
        </h2>
        <Button onClick={() => setEdited('new')}>New Term of Office</Button>
      </div>
      {offices && <Offices offices={offices} onEdit={setEdited} />}
      {!offices && isPending && <Spinner label="Loading the offices" />}
      {!offices && !isPending && <LoadFailure title="Failed to load the offices" {...failure} />}
      {edited && (
        <OfficeDialog
          group={group}
          office={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}
