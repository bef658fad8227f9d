import { useState } from 'react'
import type { OwnOpening } from '../../../../domain/content/jobOpenings/jobOpenings.schema'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { openingMessages } from '../../../lib/messages/openingMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useSavedDraft } from '../../../lib/useSavedDraft'
import { OpeningFields } from './OpeningFields'

export interface OpeningFormProps {
  /** The own opening that is changed; undefined for a new one. */
  opening: OwnOpening | undefined
  company: string | null
  onSent: () => void
}

/** Submits an opening, or changes one, which then waits for a decision. What is typed survives a reload. */
export const OpeningForm = ({ opening, company, onSent }: OpeningFormProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft(`job-opening.${opening?.id ?? 'new'}`)
  const form = useForm<object>({
    isKept: true,
    schema: async () => {
      const schemas = await import('../../../../domain/content/jobOpenings/jobOpenings.schema')
      return opening ? schemas.openingChangeSchema : schemas.newOpeningSchema
    },
    submit: async (values) => {
      try {
        await api.post(opening ? `/job-openings/${opening.id}/change` : '/job-openings', values)
      } catch (error) {
        throw formFailure(error, openingMessages.submitFailed)
      }
      forgetDraft()
      toast({
        tone: 'success',
        title: openingMessages.submitted,
        description: openingMessages.submittedDescription,
      })
      await queryClient.invalidateQueries({ queryKey: [OWN] })
      onSent()
    },
  })
  return (
    <form {...form.props} ref={attachDraft} onInput={saveDraft} className="grid gap-5">
      <ErrorSummary errors={form.errors} />
      {opening ? (
        <input type="hidden" name="updatedAt" value={opening.updatedAt} />
      ) : (
        <input type="hidden" name="key" value={key} suppressHydrationWarning />
      )}
      <OpeningFields field={form.field} opening={opening} company={company} />
      <p>
        <SubmitButton isBusy={form.isPending}>{opening ? 'Submit Again' : 'Submit Opening'}</SubmitButton>
      </p>
    </form>
  )
}
