import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  DONATION_PRESETS_USD,
  MAX_DONATION_CENTS,
  MIN_DONATION_CENTS,
} from '../../../../domain/money/donations/donation.schema'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary, type FormError } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { useApp } from '../../../lib/app'
import { donationMessages } from '../../../lib/messages/donationMessages'
import { plainAction, sentFormOf } from '../../../lib/plainForms'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { useDonation } from './useDonation'

const CUSTOM_ID = 'donation-custom'

const Preset = ({ usd, isChosen }: { usd: number; isChosen: boolean }) => (
  <label className="preset">
    <input type="radio" name="amount" value={usd} defaultChecked={isChosen} className="sr-only" />${usd}
  </label>
)

/** Says where the payment page is, for who does not see that a tab opened, or whose browser would not open one. */
const Opened = ({ url }: { url: string }) => (
  <p role="status" className="border-s-4 border-acacia bg-acacia-wash p-4">
    {donationMessages.opened}{' '}
    <a className="link font-semibold" href={url} target="_blank" rel="noopener">
      Open the payment page<span className="sr-only"> (opens in a new tab)</span>
    </a>
  </p>
)

/**
 * The amount of a gift, and on to the payment page in a new tab. Without the script the browser sends the form there by
 * itself. Source: spec.md sections 2, 4 and 9, "/donate".
 */
export const GiftForm = () => {
  const isHydrated = useIsHydrated()
  const app = useApp()
  const { pathname, search } = useLocation()
  const [sent] = useState(() => sentFormOf(app, ['donation']))
  const { give, isPending, refusal, url } = useDonation(sent)
  const errors = useMemo<FormError[]>(
    () =>
      refusal ? [{ message: refusal.message, fieldId: refusal.isAboutAmount ? CUSTOM_ID : undefined }] : [],
    [refusal],
  )
  return (
    <form
      id="give"
      className="card grid scroll-mt-24 gap-5 p-5 md:p-7"
      method="post"
      action={plainAction(pathname, search, 'donation')}
      target="_blank"
      noValidate={isHydrated}
      onSubmit={give}
    >
      <ErrorSummary errors={errors} />
      <fieldset>
        <legend className="mb-3 font-display text-xl font-semibold">Choose an amount</legend>
        <div className="grid grid-cols-6 gap-3 *:col-span-2 sm:grid-cols-5 sm:*:col-span-1 max-sm:*:nth-[n+4]:col-span-3">
          {DONATION_PRESETS_USD.map((usd) => (
            <Preset
              key={usd}
              usd={usd}
              isChosen={usd === (sent ? Number(sent.values.amount) : DONATION_PRESETS_USD[1])}
            />
          ))}
        </div>
      </fieldset>
      <Field
        id={CUSTOM_ID}
        name="custom"
        defaultValue={sent?.values.custom}
        type="number"
        inputMode="decimal"
        min={MIN_DONATION_CENTS / 100}
        max={MAX_DONATION_CENTS / 100}
        step={0.01}
        label="Or another amount (USD)"
        error={refusal?.isAboutAmount ? refusal.message : undefined}
      />
      <div className="grid gap-3">
        <p>
          <Button type="submit" tone="main" isBusy={isPending}>
            {isPending ? donationMessages.processing : 'Donate'}
          </Button>
        </p>
        <p className="text-ink-soft">
          You pay by card on our payment provider’s page, which opens in a new tab. We never see your card
          number.
        </p>
        {url && <Opened url={url} />}
      </div>
    </form>
  )
}
