import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/Button'
import { ErrorSummary, type FormError } from '../../components/ui/ErrorSummary'
import { Field } from '../../components/ui/Field'
import { SmartLink } from '../../components/ui/SmartLink'
import { donationMessages } from '../../lib/messages/donationMessages'
import { useFrame } from '../../lib/frame'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { paths } from '../../paths'

/** US dollars. Source: spec.md section 9. */
const PRESETS_USD = [25, 50, 100, 250, 500] as const
const MIN_USD = 1
const CUSTOM_ID = 'donation-custom'

/** What is written in the box counts before the chosen preset. */
const readAmount = (form: FormData): number => Number(form.get('custom') || form.get('amount') || NaN)

const Preset = ({ usd, isChosen }: { usd: number; isChosen: boolean }) => (
  <label className="preset">
    <input type="radio" name="amount" value={usd} defaultChecked={isChosen} className="sr-only" />${usd}
  </label>
)

/**
 * The amount of a gift. Until payments are built, the staff are told about it and answer how it is paid
 * (decisions.md, "No dead control").
 */
export const DonationPanel = () => {
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const links = useFrame().settings.externalDonationLinks ?? []
  const [errors, setErrors] = useState<FormError[]>([])
  const give = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const usd = readAmount(new FormData(event.currentTarget))
    if (!(usd >= MIN_USD)) {
      setErrors([{ message: donationMessages.invalidAmount, fieldId: CUSTOM_ID }])
      return
    }
    void navigate(paths.contact.build({ subject: `Donation of USD ${usd.toFixed(2)}` }))
  }
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <form className="card grid gap-5 p-5 md:p-7" action={paths.contact.build()} noValidate={isHydrated} onSubmit={give}>
        <input type="hidden" name="subject" value="Donation" />
        <ErrorSummary errors={errors} />
        <fieldset>
          <legend className="mb-3 font-display text-xl font-semibold">Choose an amount</legend>
          <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
            {PRESETS_USD.map((usd) => (
              <Preset key={usd} usd={usd} isChosen={usd === PRESETS_USD[1]} />
            ))}
          </div>
        </fieldset>
        <Field id={CUSTOM_ID} name="custom" type="number" inputMode="decimal" min={MIN_USD} step={0.01} label="Or another amount (USD)" error={errors[0]?.message} />
        <p>
          <Button type="submit" tone="main">
            Donate
          </Button>
        </p>
      </form>
      {links.length > 0 && (
        <section aria-labelledby="elsewhere">
          <h2 id="elsewhere" className="text-xl">
            Give through a partner
          </h2>
          <ul className="mt-3 divide-y divide-rule-strong border-y border-rule-strong">
            {links.map(({ id, label, url }) => (
              <li key={id ?? url}>
                <SmartLink href={url} isNewTab className="link flex min-h-13 items-center py-2">
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
