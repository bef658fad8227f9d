import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { UpgradeOffer } from '../../../../domain/membership/applications/upgrades/upgrade.schema'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { ButtonLink } from '../../../components/ui/Button'
import { needsText } from '../../../components/membership/priceTexts'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { paths } from '../../../paths'
import { ApplicationBanner } from './ApplicationBanner'
import { applicationQuery } from './applicationQuery'
import { upgradeQuery } from './upgradeQuery'

/** What the rest of the term costs, in a sentence. */
const priceText = ({ price }: UpgradeOffer, expiresAt: string | null): string => {
  const rest = expiresAt ? ` until ${formatDate(expiresAt)}` : ''
  if (!price) return 'You are told what it costs before you pay anything.'
  return price.totalMinor === 0
    ? `Nothing to pay for the rest of your term${rest}.`
    : `${formatMoney({ amountMinor: price.totalMinor, currency: price.currency })} for the rest of your term${rest}, if it were approved today.`
}

const Offer = ({ offer, expiresAt }: { offer: UpgradeOffer; expiresAt: string | null }) => {
  const needs = needsText(offer)
  return (
    <section
      aria-labelledby={`grade-${offer.grade}`}
      className="grid content-start gap-3 border-t border-rule-strong py-5"
    >
      <h2 id={`grade-${offer.grade}`} className="text-xl">
        {offer.name}
      </h2>
      <p>{offer.description}</p>
      {offer.requirements.length > 0 && (
        <ul className="list-disc ps-5">
          {offer.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      )}
      {needs && <p className="text-ink-soft">{needs}</p>}
      <p className="font-semibold">{priceText(offer, expiresAt)}</p>
      <p className="pt-2">
        <ButtonLink to={`${paths.membership.application.build()}?type=${offer.grade}`} tone="main">
          Apply for {offer.name}
        </ButtonLink>
      </p>
    </section>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="max-w-text border-s-4 border-amber bg-amber-wash p-5 text-lg">{children}</p>
)

/** The grades above a member's: what each needs and costs, and the way to the application. */
export const Upgrade = () => {
  const app = useApp()
  const { grade, expiresAt, isSuspended, offers } = useSuspenseQuery(upgradeQuery(app)).data
  const { application } = useSuspenseQuery(applicationQuery(app)).data
  if (isSuspended)
    return (
      <Notice>Your membership is suspended. You can apply for another grade once it is reinstated.</Notice>
    )
  if (!grade)
    return (
      <div className="grid max-w-text gap-5">
        <p>A change of grade is for members with a current membership.</p>
        <p>
          <ButtonLink to={paths.membership.join.build()} tone="main">
            Become a Member
          </ButtonLink>
        </p>
      </div>
    )
  if (application && (application.status === 'pending' || application.status === 'under_review'))
    return <ApplicationBanner application={application} />
  return (
    <div className="grid gap-6">
      <p className="max-w-text text-lg">
        Your grade is {GRADES[grade]}.{' '}
        {offers.length > 0
          ? 'What we know about you is already filled in: check it, and add what is missing or has changed.'
          : 'There is no higher grade to apply for.'}
      </p>
      <div className="grid gap-gap md:grid-cols-2">
        {offers.map((offer) => (
          <Offer key={offer.grade} offer={offer} expiresAt={expiresAt} />
        ))}
      </div>
    </div>
  )
}
