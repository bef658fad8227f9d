import type { OwnOffer } from '../../../../domain/cpd/mentoring/mentoring.schema'
import { MAX_PLACES } from '../../../../domain/cpd/mentoring/mentoringTexts.schema'
import { Button } from '../../../components/ui/Button'
import { Checkbox } from '../../../components/ui/Checkbox'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Select } from '../../../components/ui/Select'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { mentoringMessages } from '../../../lib/messages/mentoringMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { useSavedDraft } from '../../../lib/useSavedDraft'
import { MentoringFields } from './MentoringFields'
import { MENTORING } from './mentoringQueries'
import { useMentoringAct } from './useMentoringAct'

const PLACES = Array.from({ length: MAX_PLACES }, (_, index) => String(index + 1))
const TOPICS = { label: 'What you can teach', hint: 'Your experience, and what a mentee can learn from you.' }

/** Offers to be a mentor, or changes the offer. */
export const OfferForm = ({ offer }: { offer: OwnOffer | null }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { act, busy } = useMentoringAct()
  const { attachDraft, saveDraft, forgetDraft } = useSavedDraft('mentor-offer')
  const form = useForm({
    isKept: true,
    schema: async () => (await import('../../../../domain/cpd/mentoring/mentoring.schema')).offerFormSchema,
    submit: async (facts) => {
      try {
        await api.post('/mentoring/offer', facts)
      } catch (error) {
        throw formFailure(error, mentoringMessages.failed)
      }
      forgetDraft()
      toast({ tone: 'success', title: mentoringMessages.offerSaved })
      await queryClient.invalidateQueries({ queryKey: MENTORING })
    },
  })
  return (
    <form {...form.props} ref={attachDraft} onInput={saveDraft} className="grid gap-5">
      <ErrorSummary errors={form.errors} />
      {offer && (
        <p className="text-ink-soft tabular-nums">
          {offer.taken} of {offer.places} places taken{offer.isPaused && ', paused'}
        </p>
      )}
      <MentoringFields field={form.field} facts={offer} topics={TOPICS} />
      <Select
        {...form.field('places')}
        label="Mentees at once"
        options={PLACES.map((value) => ({ value, label: value }))}
        defaultValue={String(offer?.places ?? 1)}
      />
      <Checkbox
        name="isPaused"
        label="Paused"
        hint="Nobody new can ask for now. Your mentees stay."
        defaultChecked={offer?.isPaused ?? false}
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isPending}>
          {offer ? 'Save Offer' : 'Become a Mentor'}
        </Button>
        {offer?.taken === 0 && (
          <Button
            tone="quiet"
            isBusy={busy === 'offer'}
            onClick={() => void act('offer', 'offer/end', {}, mentoringMessages.offerEnded)}
          >
            Withdraw Offer
          </Button>
        )}
      </p>
    </form>
  )
}
