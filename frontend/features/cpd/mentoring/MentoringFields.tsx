import { REGION_LABELS } from '../../../../collections/access/roles'
import type { MentoringFacts } from '../../../../domain/cpd/mentoring/mentoring.schema'
import {
  MENTORING_FIELDS,
  MENTORING_LANGUAGES,
  MENTORING_LIMITS,
  MENTORING_WAYS,
} from '../../../../domain/cpd/mentoring/mentoringTexts.schema'
import { Select } from '../../../components/ui/Select'
import { TextArea } from '../../../components/ui/TextArea'
import { optionsOf } from '../../../lib/optionsOf'
import type { Form } from '../../../lib/useForm'
import { CheckboxGroup } from './CheckboxGroup'

export interface MentoringFieldsProps {
  field: Form['field']
  facts: MentoringFacts | null
  /** What the topics are asked for with. */
  topics: { label: string; hint: string }
}

/** What an offer and a request have in common. */
export const MentoringFields = ({ field, facts, topics }: MentoringFieldsProps) => {
  const group = (name: 'fields' | 'languages' | 'ways', legend: string, labels: Record<string, string>) => {
    const { id, error } = field(name)
    return (
      <CheckboxGroup
        id={id}
        name={name}
        legend={legend}
        error={error}
        choices={optionsOf(labels)}
        chosen={facts?.[name] ?? []}
      />
    )
  }
  return (
    <>
      <TextArea
        {...field('topics')}
        label={topics.label}
        hint={topics.hint}
        rows={4}
        maxLength={MENTORING_LIMITS.topics}
        defaultValue={facts?.topics ?? ''}
        dir="auto"
        required
      />
      {group('fields', 'Fields', MENTORING_FIELDS)}
      <Select
        {...field('region')}
        label="Region"
        emptyLabel="Choose a region"
        options={optionsOf(REGION_LABELS)}
        defaultValue={facts?.region ?? ''}
        required
      />
      {group('languages', 'Languages', MENTORING_LANGUAGES)}
      {group('ways', 'How you can meet', MENTORING_WAYS)}
    </>
  )
}
