import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  MAX_REASON_LENGTH,
  NOMINATED_GRADES,
  type NominatedGrade,
} from '../../../../domain/membership/nominations/nominations.schema'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { useForm } from '../../../lib/useForm'
import { useToast } from '../../../lib/toasts'
import { nominationsQuery } from './nominationsQuery'

/** Nominates somebody; of a Fellow a second Fellow is named. */
export const NominationForm = ({ grades }: { grades: readonly NominatedGrade[] }) => {
  const app = useApp()
  const client = useQueryClient()
  const toast = useToast()
  const [grade, setGrade] = useState(grades[0])
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/membership/nominations/nomination.schema')).nominationSchema,
    submit: async (body) => {
      await app.api.post('/nominations/nominate', body)
      toast({ tone: 'success', title: 'Nomination received. The people you named are asked to confirm.' })
      await client.invalidateQueries({ queryKey: nominationsQuery(app).queryKey })
    },
  })
  return (
    <form {...form.props} className="grid max-w-text gap-5">
      <ErrorSummary errors={form.errors} />
      <Select
        {...form.field('grade')}
        label="Grade"
        options={grades.map((value) => ({ value, label: NOMINATED_GRADES[value] }))}
        value={grade}
        onChange={({ currentTarget }) => setGrade(grades.find((value) => value === currentTarget.value))}
      />
      <p className="text-ink-soft">
        {grade === 'fellow'
          ? 'Two Fellows nominate a current Professional: you, and a second Fellow. '
          : 'Anybody can be nominated, member or not. '}
        Whom you name gets an email with a link to confirm; nobody needs an account for that. Then the
        committee votes and the Board decides.
      </p>
      <Field {...form.field('nomineeName')} label="Nominee’s full name" maxLength={100} dir="auto" required />
      <Field
        {...form.field('nominee')}
        label="Nominee’s email or membership number"
        maxLength={255}
        autoComplete="off"
        required
      />
      {grade === 'fellow' && (
        <Field
          {...form.field('seconder')}
          label="Email or membership number of the second Fellow"
          maxLength={255}
          autoComplete="off"
          required
        />
      )}
      <TextArea
        {...form.field('reason')}
        label="Why you nominate this person"
        hint="Works, service to the profession, public safety. The nominee, the second nominator and the committee read it."
        rows={8}
        maxLength={MAX_REASON_LENGTH}
        required
      />
      <p>
        <SubmitButton isBusy={form.isPending}>Nominate</SubmitButton>
      </p>
    </form>
  )
}
