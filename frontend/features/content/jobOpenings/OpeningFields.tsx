import { REGION_LABELS } from '../../../../collections/access/roles'
import type { OwnOpening } from '../../../../domain/content/jobOpenings/jobOpenings.schema'
import {
  EMPLOYMENT_LABELS,
  MAX_OPENING_DAYS,
  OPENING_LIMITS,
} from '../../../../domain/content/jobOpenings/openingTexts.schema'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { TextArea } from '../../../components/ui/TextArea'
import { optionsOf } from '../../../lib/optionsOf'
import type { Form } from '../../../lib/useForm'

export interface OpeningFieldsProps {
  field: Form['field']
  /** What they are filled in with; undefined for a new one. */
  opening: OwnOpening | undefined
  /** The registered name under which it is submitted; null where the organisation is typed. */
  company: string | null
}

/** What an opening says, for its submitter and for staff. */
export const OpeningFields = ({ field, opening, company }: OpeningFieldsProps) => (
  <>
    <Field
      {...field('title')}
      label="Job title"
      defaultValue={opening?.title ?? ''}
      maxLength={OPENING_LIMITS.title}
      dir="auto"
      required
    />
    <Field
      {...field('organisation')}
      label="Organisation"
      hint={company ? 'The registered name of your membership.' : undefined}
      defaultValue={company ?? opening?.organisation ?? ''}
      readOnly={company !== null}
      maxLength={OPENING_LIMITS.organisation}
      autoComplete="organization"
      dir="auto"
      required
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        {...field('place')}
        label="Place of work"
        defaultValue={opening?.place ?? ''}
        maxLength={OPENING_LIMITS.place}
        dir="auto"
        required
      />
      <Select
        {...field('region')}
        label="Region"
        emptyLabel="Choose a region"
        options={optionsOf(REGION_LABELS)}
        defaultValue={opening?.region ?? ''}
        required
      />
      <Select
        {...field('kind')}
        label="Kind of employment"
        emptyLabel="Choose a kind"
        options={optionsOf(EMPLOYMENT_LABELS)}
        defaultValue={opening?.kind ?? ''}
        required
      />
      <Field
        {...field('salary')}
        label="Salary (optional)"
        defaultValue={opening?.salary ?? ''}
        maxLength={OPENING_LIMITS.salary}
        dir="auto"
      />
    </div>
    <TextArea
      {...field('description')}
      label="Description"
      hint="Tasks, requirements, what you offer. An empty line begins a paragraph; lines that begin with a hyphen become a list."
      rows={10}
      maxLength={OPENING_LIMITS.description}
      defaultValue={opening?.description ?? ''}
      dir="auto"
      required
    />
    <Field
      {...field('applyTo')}
      label="How to apply"
      hint="An email address, or the address of a page that begins with https://. Visitors see it."
      defaultValue={opening?.applyTo ?? ''}
      maxLength={OPENING_LIMITS.applyTo}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
    <Field
      {...field('lastDay')}
      label="Last day"
      hint={`Shown until the end of this day in Juba; at most ${MAX_OPENING_DAYS} days ahead.`}
      type="date"
      defaultValue={opening && !opening.isOver ? opening.lastDay : ''}
      required
    />
  </>
)
