import { CPD_HOURS, CPD_KINDS, FIRST_CPD_YEAR } from '../../../domain/cpd/kinds.schema'
import type { CpdEntryData } from '../../../domain/cpd/cpdEntry.schema'
import type { CpdRecordEntry } from '../../../domain/cpd/cpdRecord.schema'
import { Button } from '../../components/ui/Button'
import { ErrorSummary } from '../../components/ui/ErrorSummary'
import { Field } from '../../components/ui/Field'
import { Select } from '../../components/ui/Select'
import { SubmitButton } from '../../components/ui/SubmitButton'
import { TextArea } from '../../components/ui/TextArea'
import { todayInJuba } from '../../lib/todayInJuba'
import { useForm } from '../../lib/useForm'

const CATEGORIES = Object.entries(CPD_KINDS).map(([value, label]) => ({ value, label }))

export interface CpdEntryFormProps {
  /** The entry that is changed; none for a new one. */
  entry?: CpdRecordEntry
  onSave: (data: CpdEntryData) => Promise<void>
  onCancel: () => void
}

/** What a member did, when, for how long, and what shows it. */
export const CpdEntryForm = ({ entry, onSave, onCancel }: CpdEntryFormProps) => {
  const { props, field, errors, isPending } = useForm({
    schema: async () => (await import('../../../domain/cpd/cpdEntry.schema')).cpdFormSchema,
    submit: onSave,
  })
  const today = todayInJuba()
  return (
    <form {...props} className="grid gap-4">
      <ErrorSummary errors={errors} />
      <Field
        {...field('title')}
        label="Title"
        hint="What you attended, studied or gave."
        defaultValue={entry?.title}
        maxLength={200}
        required
        dir="auto"
      />
      <Select
        {...field('kind')}
        label="Category"
        emptyLabel="Please choose"
        options={CATEGORIES}
        defaultValue={entry?.kind ?? ''}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...field('date')}
          type="date"
          label="Date"
          defaultValue={entry?.date ?? today}
          min={`${FIRST_CPD_YEAR}-01-01`}
          max={`${today.slice(0, 4)}-12-31`}
          required
        />
        <Field
          {...field('hours')}
          type="number"
          inputMode="decimal"
          label="Hours"
          defaultValue={entry?.hours}
          {...CPD_HOURS}
          required
        />
      </div>
      <Field
        {...field('provider')}
        label="Provider (optional)"
        defaultValue={entry?.provider ?? ''}
        maxLength={200}
        dir="auto"
      />
      <Field
        {...field('evidence')}
        label="Evidence (optional)"
        hint="The number of a certificate, or a link."
        defaultValue={entry?.evidence ?? ''}
        maxLength={500}
        dir="auto"
      />
      <TextArea
        {...field('note')}
        label="Notes (optional)"
        defaultValue={entry?.note ?? ''}
        rows={3}
        maxLength={1000}
        dir="auto"
      />
      <p className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isPending}>{entry ? 'Save Changes' : 'Add Entry'}</SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </p>
    </form>
  )
}
