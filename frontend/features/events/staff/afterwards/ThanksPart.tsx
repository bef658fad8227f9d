import type { Thanked } from '../../../../../domain/events/thanks/thanks.schema'
import { ErrorSummary } from '../../../../components/ui/ErrorSummary'
import { SubmitButton } from '../../../../components/ui/SubmitButton'
import { TextArea } from '../../../../components/ui/TextArea'
import { useApp } from '../../../../lib/app'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { useSavedDraft } from '../../../../lib/useSavedDraft'
import type { PartProps } from './SurveyPart'

/** Thousands of mails take longer than one. */
const LONG_LIST_MS = 60_000

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

/** Thanks by mail to those who came, once each. */
export const ThanksPart = ({ path, refresh, thanked }: PartProps & { thanked: Thanked }) => {
  const { api } = useApp()
  const toast = useToast()
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft(`thanks${path}`)
  const form = useForm({
    isKept: true,
    schema: async () => (await import('../../../../../domain/events/thanks/thanks.schema')).thanksSchema,
    submit: async (body) => {
      const { count } = await api.post<{ count: number }>(`${path}/thanks`, body, { timeoutMs: LONG_LIST_MS })
      forgetDraft()
      toast({ tone: 'success', title: `Thanks are on their way to ${people(count)}` })
      await refresh()
    },
  })
  const left = thanked.came - thanked.thanked
  return (
    <section aria-label="Thanks" className="grid max-w-text gap-4">
      <h3 className="text-xl">Thanks</h3>
      <p role="status">
        {thanked.came === 0
          ? 'Nobody is marked as there yet.'
          : `${people(thanked.came)} came. Thanked by email: ${thanked.thanked}.`}
      </p>
      {left > 0 && (
        <form
          {...form.props}
          ref={attachDraft}
          onInput={saveDraft}
          aria-label="Thanks"
          className="grid gap-4"
        >
          <ErrorSummary errors={form.errors} />
          <TextArea
            {...form.field('text')}
            label="Your message"
            hint="The mail also has the links to the survey, if it is open, and to the programme with its materials. Everybody gets it once."
            rows={6}
            maxLength={2000}
            dir="auto"
            required
          />
          <p>
            <SubmitButton isBusy={form.isPending}>Thank {people(left)}</SubmitButton>
          </p>
        </form>
      )}
    </section>
  )
}
